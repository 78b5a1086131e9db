/// A dispute: a question of two players about the table, and the tolerances of the facts that they
/// are not sure of. Values only: a window or a program fills a dispute and passes it to `settle`.
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

/// Tolerances (plus or minus) in inches, of `rotation` in degrees. All are 0 or more.
struct PieceLeeway {
    geometry::Vec2 position{};
    double rotation = 0.0;
    double height = 0.0;  ///< of the shape, and of the agreed height if there is one
};
struct MiniLeeway {
    geometry::Vec2 position{};
    double facing = 0.0;
    double height = 0.0;  ///< of the silhouette
};

/// The second end of a range measurement.
using RangeEnd = std::variant<geometry::Mini, geometry::PieceId, geometry::Extent>;

/// One question with all its facts. A miniature whose z is not finite stands on the highest surface
/// under its base's centre, at any of its possible positions.
struct Dispute {
    DisputeAbout about = DisputeAbout::lineOfSight;
    geometry::TableSize table{};
    std::vector<geometry::PieceSpec> pieces;
    geometry::Dimensions dimensions;

    geometry::Mini from{};  ///< for a place or a move: the miniature that stands or moves
    RangeEnd to{};          ///< for a range possibly a piece, otherwise a miniature
    std::vector<geometry::PieceId> ignored;
    std::vector<geometry::Silhouette> vehicles;  ///< vehicles whose silhouettes block
    bool margins = true;  ///< lines of sight: compute margins (several times slower)

    std::variant<geometry::PieceId, geometry::Vec2> heightOf{};  ///< a piece, or a point
    double heightFrom = 0.0;  ///< z from which the height at a point is measured

    UnitType unitType = UnitType::trooper;  ///< of the miniature that stands or moves
    std::vector<KeywordText> keywords;      ///< of the mover; only for its Moves
    geometry::Move move{};
    std::vector<geometry::PlacedMini> others, enemies;

    std::map<geometry::PieceId, PieceLeeway> pieceLeeways;
    MiniLeeway fromLeeway{}, toLeeway{};
};

/// A verdict as a number, for comparison. Line of sight: the `SightVerdict`; obscured: 0 or 1;
/// range: twice its band; height: its band; place or move: 0 or 1 for legal.
struct DisputeVerdict {
    int value = 0;
    auto operator<=>(const DisputeVerdict&) const = default;
};
/// The word of `sightline-cli` for the verdict: "visible", "obscured", "not_obscured", "0.5" (a
/// band), "legal".
std::string wordOf(DisputeAbout about, DisputeVerdict verdict);

}  // namespace sightline::engine
