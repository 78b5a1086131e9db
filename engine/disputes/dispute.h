/// A question that two people at a table settle: what is asked, and what they are not sure of.
/// Values only: a window or a program fills one in and hands it to `settle`.
#pragma once
#include <compare>
#include <map>
#include <variant>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "geometry/move/move.h"
#include "geometry/range/extent.h"

namespace sightline::engine {

enum class DisputeAbout { lineOfSight, obscured, range, height, place, move };

/// Plus or minus that much: inches, and degrees of `rotation`. All are 0 or more.
struct PieceLeeway {
    geometry::Vec2 position{};
    double rotation = 0.0;
    double height = 0.0;  ///< of the shape, and of the height agreed on where there is one
};
struct MiniLeeway {
    geometry::Vec2 position{};
    double facing = 0.0;
    double height = 0.0;  ///< of the silhouette
};

/// What a range is measured to.
using RangeEnd = std::variant<geometry::Mini, geometry::PieceId, geometry::Extent>;

/// One question with all that its answer rests on. A miniature whose z is not finite stands on the
/// highest surface under its base's centre, wherever it may be.
struct Dispute {
    DisputeAbout about = DisputeAbout::lineOfSight;
    geometry::TableSize table{};
    std::vector<geometry::PieceSpec> pieces;
    geometry::Dimensions dimensions;

    geometry::Mini from{};  ///< for a place or a move: the miniature that it is about
    RangeEnd to{};          ///< a miniature but for a range
    std::vector<geometry::PieceId> ignored;
    std::vector<geometry::Silhouette> vehicles;  ///< whose silhouettes block
    bool margins = true;  ///< lines of sight: work out margins, which takes several times as long

    std::variant<geometry::PieceId, geometry::Vec2> heightOf{};  ///< a piece, or a point
    double heightFrom = 0.0;  ///< z from which the height at a point counts

    UnitType unitType = UnitType::trooper;  ///< of who stands or moves
    std::vector<KeywordText> keywords;      ///< of who moves, those that change its Moves
    geometry::Move move{};
    std::vector<geometry::PlacedMini> others, enemies;

    std::map<geometry::PieceId, PieceLeeway> pieceLeeways;
    MiniLeeway fromLeeway{}, toLeeway{};
};

/// A verdict as a number, so that two can be compared: of a line of sight the `SightVerdict`, of
/// obscured 0 or 1, of a range twice its band, of a height its band, of a place or move 0 or 1 for
/// legal.
struct DisputeVerdict {
    int value = 0;
    auto operator<=>(const DisputeVerdict&) const = default;
};
/// "visible", "obscured", "not_obscured", "0.5" (a band), "legal": as `sightline-cli` writes it.
std::string wordOf(DisputeAbout about, DisputeVerdict verdict);

}  // namespace sightline::engine
