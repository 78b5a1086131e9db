/// A part of a report that the table can show.
#pragma once
#include <cstddef>

namespace sightline::app {

struct ReportPick {
    enum class What {
        nothing,
        lane,  ///< index of a lane
        allLanes,
        gap,       ///< index of a narrow gap
        exposure,  ///< index of a visibility map: see `seenIndex`
        cover,     ///< index of a visibility map: see `seenIndex`
        base,      ///< index of a map of bases
        pocket,    ///< `index`: the map; `part`: the pocket in the map
        mission,   ///< index of a mission whose objectives are shown
        better     ///< index of a mission with a better place for a piece
    };
    What what = What::nothing;
    std::size_t index = 0, part = 0;
    bool operator==(const ReportPick&) const = default;
};

/// Index of a visibility map: from the near or far long edge, to troopers or to high silhouettes.
constexpr std::size_t seenIndex(bool fromFar, bool high) {
    return (fromFar ? 2U : 0U) + (high ? 1U : 0U);
}
constexpr bool looksFromFar(std::size_t index) { return index >= 2; }
constexpr bool looksAtHigh(std::size_t index) { return index % 2 == 1; }
inline constexpr std::size_t seenWays = 4;

}  // namespace sightline::app
