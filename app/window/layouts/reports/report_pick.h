/// A selected part of a report, which can be shown on the table.
#pragma once
#include <cstddef>

namespace sightline::app {

struct ReportPick {
    enum class What {
        nothing,
        lane,  ///< `index` is the index of a firing lane
        allLanes,
        gap,       ///< `index` is the index of a narrow gap
        exposure,  ///< `index` selects the viewers (see `seenIndex`) whose lines of sight the map
                   ///< shows
        cover,     ///< `index` selects the viewers (see `seenIndex`) from whom the map shows cover
        base,      ///< `index` selects a map of the places where a base can stand
        pocket,    ///< `index` selects a map, `part` selects an isolated area in it
        mission,   ///< `index` selects a mission, whose objectives are shown
        better     ///< `index` selects a mission with a better place for a piece
    };
    What what = What::nothing;
    std::size_t index = 0, part = 0;
    bool operator==(const ReportPick&) const = default;
};

/// Index of one of four visibility maps: seen from the near or the far long edge, for troopers or
/// for high silhouettes.
constexpr std::size_t seenIndex(bool fromFar, bool high) {
    return (fromFar ? 2U : 0U) + (high ? 1U : 0U);
}
constexpr bool looksFromFar(std::size_t index) { return index >= 2; }
constexpr bool looksAtHigh(std::size_t index) { return index % 2 == 1; }
inline constexpr std::size_t seenWays = 4;

}  // namespace sightline::app
