#include "engine/legion/advice/layout_review/lanes.h"

#include <algorithm>

#include "geometry/sight/exposure.h"

namespace sightline::engine {
namespace {
using geometry::Mini;

struct LanePair {
    double length = 0.0;
    std::size_t one = 0, other = 0;
};

std::vector<LanePair> longestFirst(const std::vector<Mini>& places, double shortest) {
    std::vector<LanePair> pairs;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            const double length = glm::distance(geometry::plan(places[i].position),
                                                geometry::plan(places[j].position));
            if (length >= shortest) pairs.push_back({length, i, j});
        }
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const LanePair& a, const LanePair& b) { return a.length > b.length; });
    return pairs;
}

bool endsNear(const Lane& lane, const Mini& one, const Mini& other, double within) {
    const auto near = [&](const Mini& a, const Mini& b) {
        return glm::distance(geometry::plan(a.position), geometry::plan(b.position)) < within;
    };
    return (near(lane.one, one) && near(lane.other, other)) ||
           (near(lane.one, other) && near(lane.other, one));
}

bool isTaken(const std::vector<Lane>& lanes, const Mini& one, const Mini& other, double within) {
    return std::any_of(lanes.begin(), lanes.end(),
                       [&](const Lane& lane) { return endsNear(lane, one, other, within); });
}

Lane laneBetween(const geometry::Battlefield& field, const Mini& one, const Mini& other,
                 double length) {
    geometry::SightSettings settings;
    settings.margin = false;
    const geometry::Sight sight =
        lineOfSight(field, silhouetteOf(one), silhouetteOf(other), settings);
    return {one, other, length, sight.witness.value_or(geometry::Segment{})};
}

}  // namespace

std::vector<Mini> trooperPlaces(const geometry::Battlefield& field, double apart) {
    const geometry::TableSize table = field.table();
    const geometry::Territory everywhere{
        {{0.0, 0.0}, {table.width, 0.0}, {table.width, table.depth}, {0.0, table.depth}}};
    return placesWithin(field, everywhere, apart);
}

std::vector<Lane> firingLanes(const geometry::Battlefield& field, const Workers& workers,
                              const LaneSettings& settings) {
    const std::vector<Mini> places = trooperPlaces(field, settings.apart);
    const std::vector<LanePair> pairs = longestFirst(places, settings.shortest);
    std::vector<Lane> lanes;
    // The number of lines in a batch is fixed, so that the result does not depend on the number of
    // threads.
    constexpr std::size_t atOnce = 512;
    for (std::size_t first = 0; first < pairs.size() && lanes.size() < settings.most;
         first += atOnce) {
        const std::size_t count = std::min(atOnce, pairs.size() - first);
        std::vector<char> seen(count, 0);
        const auto ends = [&](std::size_t i) {
            return std::pair<const Mini&, const Mini&>(places[pairs[first + i].one],
                                                       places[pairs[first + i].other]);
        };
        parallelFor(
            count,
            [&](std::size_t i) {
                const auto [one, other] = ends(i);
                if (isTaken(lanes, one, other, settings.sameWithin)) return;
                seen[i] = geometry::sees(field, silhouetteOf(one), silhouetteOf(other)) ? 1 : 0;
            },
            workers);
        if (workers.stopped()) return lanes;
        for (std::size_t i = 0; i < count && lanes.size() < settings.most; ++i) {
            const auto [one, other] = ends(i);
            if (seen[i] == 0 || isTaken(lanes, one, other, settings.sameWithin)) continue;
            lanes.push_back(laneBetween(field, one, other, pairs[first + i].length));
        }
    }
    return lanes;
}

}  // namespace sightline::engine
