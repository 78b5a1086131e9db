/// Values of a dispute that players state by numbers, in place of those on the table.
#pragma once
#include <map>
#include <optional>
#include <vector>

#include "engine/legion/advice/disputes/dispute.h"

namespace sightline::engine {

/// The stated height of a miniature's base above the mat, and of its silhouette, in inches. An
/// empty value stays as on the table.
struct StatedMini {
    std::optional<double> stands, height;
    bool operator==(const StatedMini&) const = default;
};

struct StatedValues {
    /// Distance between the two bases, seen from above. The target moves in the direction from the
    /// first miniature to the target. If `aside` makes the distance impossible, the target gets as
    /// close as it can.
    std::optional<double> distance;
    /// Inches by which the target moves to the left of this direction. Negative: to the right.
    double aside = 0.0;
    StatedMini from, to;
    std::map<geometry::PieceId, double> pieceHeights;  ///< heights of terrain pieces, inches
    bool operator==(const StatedValues&) const = default;
};

/// Puts the stated values into a dispute whose other values are those on `field`. A miniature that
/// is moved, or stands on a piece with a stated height, stands on the highest surface under it,
/// unless its `stands` is stated. Distances need a miniature as the target. Unknown pieces are
/// ignored. The height of a piece is at least 0.01 in.
void putStated(Dispute& dispute, const geometry::Battlefield& field, const StatedValues& stated);

/// A terrain piece between two miniatures.
struct PieceBetween {
    geometry::PieceId piece;
    double height = 0.0;  ///< inches
    /// Distance from the base of the first miniature, seen from above. 0: they overlap.
    double away = 0.0;
};
/// The terrain pieces that the strip between the two bases meets, seen from above. The nearest to
/// `from` comes first. The strip is as wide as the wider base.
std::vector<PieceBetween> piecesBetween(const geometry::Battlefield& field,
                                        const geometry::Mini& from, const geometry::Mini& to);

}  // namespace sightline::engine
