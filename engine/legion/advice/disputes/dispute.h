/// A dispute: a question of two players about the table, and the tolerances of the facts that they
/// do not know exactly. A dispute contains only values: a window or a program fills in the values
/// and passes them to `settle`.
#pragma once
#include <compare>
#include <map>
#include <variant>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/move/move.h"
#include "geometry/range/extent.h"

namespace sightline::engine {

enum class DisputeAbout { lineOfSight, obscured, range, height, place, move };

/// Tolerances (plus or minus) of a terrain piece in inches; `rotation` in degrees. All are at least
/// 0.
struct PieceLeeway {
    geometry::Vec2 position{};
    double rotation = 0.0;
    /// Tolerance of the shape's height, and of the agreed height if there is one.
    double height = 0.0;
};
struct MiniLeeway {
    geometry::Vec2 position{};
    double facing = 0.0;
    double height = 0.0;  ///< tolerance of the silhouette's height
};

/// The object to which a range is measured: a miniature, a terrain piece or a point.
using RangeEnd = std::variant<geometry::Mini, geometry::PieceId, geometry::Extent>;

/// One question about a table, with all of its facts. A miniature whose z is not finite stands on
/// the highest surface under the centre of its base, at each of its possible positions.
struct Dispute {
    DisputeAbout about = DisputeAbout::lineOfSight;
    geometry::TableSize table{};
    std::vector<geometry::PieceSpec> pieces;
    geometry::Dimensions dimensions;

    geometry::Mini from{};  ///< for a place or a move: the miniature that stands or moves
    RangeEnd to{};          ///< the target: a miniature; for a range also a piece or a point
    std::vector<geometry::PieceId> ignored;
    std::vector<geometry::Silhouette> vehicles;  ///< vehicles with silhouettes that block the line
                                                 ///< of sight
    bool margins = true;  ///< true: also computes the margins of lines of sight; this takes several
                          ///< times longer

    /// Piece or point whose height is asked.
    std::variant<geometry::PieceId, geometry::Vec2> heightOf{};
    double heightFrom = 0.0;  ///< z from which the height of a point is measured

    UnitType unitType = UnitType::trooper;  ///< type of the miniature that stands or moves
    std::vector<KeywordText> keywords;      ///< keywords of the moving miniature; used only for
                                            ///< moves
    geometry::Move move{};
    std::vector<geometry::PlacedMini> others, enemies;

    std::map<geometry::PieceId, PieceLeeway> pieceLeeways;
    MiniLeeway fromLeeway{}, toLeeway{};
};

/// A verdict as a number that can be compared. Line of sight: the `SightVerdict`; obscured: 0 or 1;
/// range: twice the range band; height: the height band; place or move: 1 if legal, otherwise 0.
struct DisputeVerdict {
    int value = 0;
    auto operator<=>(const DisputeVerdict&) const = default;
};
/// The word that `sightline-cli` prints for the verdict, such as "visible", "obscured",
/// "not_obscured", "legal", or "0.5" for a band.
std::string wordOf(DisputeAbout about, DisputeVerdict verdict);

}  // namespace sightline::engine
