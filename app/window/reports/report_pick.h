/// Something of a report that can be shown on the table.
#pragma once
#include <cstddef>

namespace sightline::app {

struct ReportPick {
    enum class What {
        nothing,
        lane,  ///< `index`: of the lanes
        allLanes,
        gap,       ///< `index`: of the narrow gaps
        exposure,  ///< `index`: see `seenIndex`
        cover,     ///< the same
        base,      ///< `index`: of the maps of bases
        pocket,    ///< `index`: of the map, `part`: of its pockets
        mission,   ///< `index`: of the missions; its objectives
        better     ///< the same; the piece that would lie better
    };
    What what = What::nothing;
    std::size_t index = 0, part = 0;
    bool operator==(const ReportPick&) const = default;
};

/// Who looks at whom, as an index: from which long edge, at troopers or at high silhouettes.
constexpr std::size_t seenIndex(bool fromFar, bool high) {
    return (fromFar ? 2U : 0U) + (high ? 1U : 0U);
}
constexpr bool looksFromFar(std::size_t index) { return index >= 2; }
constexpr bool looksAtHigh(std::size_t index) { return index % 2 == 1; }
inline constexpr std::size_t seenWays = 4;

}  // namespace sightline::app
