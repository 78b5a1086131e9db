#include "geometry/sight/best_try.h"

#include <algorithm>
#include <limits>

#include "geometry/sight/private/corridor.h"
#include "geometry/sight/private/line_source.h"
#include "geometry/sight/private/sight_growth.h"

namespace sightline::geometry {
namespace {

// Work limit of the search for the growth. The line is only drawn, so nothing has to be proved.
constexpr int searchBudget = 64;

std::optional<BestTry> stoppedLine(const Corridor& corridor, const Segment& line) {
    std::vector<Corridor::Hit> hits;
    corridor.hits(line, hits);
    if (hits.empty()) return std::nullopt;
    return BestTry{line, line.from + (line.to - line.from) * hits.front().fraction};
}

// The tried line with the shortest way between its first and its last crossing of a blocker. A line
// that ends inside a blocker is hidden up to its end.
std::optional<BestTry> leastHidden(const Corridor& corridor, const LineSource& lines) {
    std::optional<BestTry> best;
    double least = std::numeric_limits<double>::infinity();
    std::vector<Corridor::Hit> hits;
    for (std::size_t i = 0; i < LineSource::aimedCount(); ++i) {
        const Segment line = lines.aimed(i);
        corridor.hits(line, hits);
        if (hits.empty()) continue;
        const double first = hits.front().fraction;
        const double last = hits.size() == 1 ? 1.0 : hits.back().fraction;
        const double hidden = (last - first) * glm::distance(line.from, line.to);
        if (hidden >= least - sameLength) continue;
        least = hidden;
        best = BestTry{line, line.from + (line.to - line.from) * first};
    }
    return best;
}

}  // namespace

std::optional<BestTry> bestTry(const Battlefield& field, const Silhouette& from,
                               const Silhouette& to, const SightSettings& settings) {
    const Obstruction obstruction(field, settings);
    const Corridor corridor(obstruction, from, to, widestGrowth);
    const LineSource lines(from, to);
    const Growth growth = growthToSee(corridor, from, to, widestGrowth, searchBudget);
    if (growth.line)
        if (const auto found = stoppedLine(corridor, lines.pulledIn(*growth.line))) return found;
    return leastHidden(corridor, lines);
}

}  // namespace sightline::geometry
