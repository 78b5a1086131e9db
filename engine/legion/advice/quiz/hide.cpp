// Questions about the spot that no enemy sees.
#include <cmath>

#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/words/quiz.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine::quiz {
namespace {

constexpr std::array<double, 5> exposureMargins{0.4, 0.3, 0.2, 0.15, 0.1};
constexpr std::array<std::size_t, 5> hidingSpots{3, 3, 4, 4, 4};
constexpr std::array<int, 5> watcherCounts{1, 1, 1, 2, 2};
constexpr double nearestWatcher = 8.0,
                 farthestWatcher = 20.0;  // from the enemies to the player's unit
constexpr double hidingSpread = 9.0;      // from the player's unit to the spots
constexpr double betweenHidingSpots = 2.0;
constexpr int hidingSpotsTried = 24;

/// The worst case over all enemies for one spot.
struct Exposure {
    bool seen = false;
    double margin = 1.0;  ///< at most 1 inch
    bool certain = true;
};

/// True if an enemy sees the miniature. A quick check without a margin.
bool isOpen(const Scene& scene, const geometry::Mini& mini, int watchers) {
    for (int i = 0; i < watchers; ++i) {
        const geometry::Mini& watcher = scene.leader(static_cast<std::size_t>(1 + i));
        if (isVisible(scene.field(), silhouetteOf(watcher), silhouetteOf(mini))) return true;
    }
    return false;
}

Exposure exposureOf(const Scene& scene, const geometry::Mini& mini, int watchers) {
    Exposure exposure;
    double seen = 0.0, hidden = 1.0;
    for (int i = 0; i < watchers; ++i) {
        const auto unit = static_cast<std::size_t>(1 + i);
        const auto sight =
            sightBetween(scene.top(), scene.unit(unit), scene.leader(unit), scene.unit(0), mini);
        exposure.certain =
            exposure.certain && sight.proven && (!sight.margin || sight.marginProven);
        const double margin = sight.margin ? std::abs(*sight.margin) : 1.0;
        if (sight.visible)
            seen = std::max(seen, margin);
        else
            hidden = std::min(hidden, margin);
        exposure.seen = exposure.seen || sight.visible;
    }
    exposure.margin = exposure.seen ? seen : hidden;
    return exposure;
}

}  // namespace

std::optional<QuizItem> tryHide(Making& making) {
    Draw& draw = making.draw;
    const auto index = static_cast<std::size_t>(making.level - easiestQuiz);
    const auto lone = unitsThat(making.sources.catalogue, isLoneTrooper);
    const auto *mine = draw.pick(lone), *first = draw.pick(lone);
    const int watchers = watcherCounts[index];
    std::vector<geometry::PlacedMini> taken;
    const auto from = stand(making, mine->card, draw.place(making.table.size), {}, taken);
    if (!from) return std::nullopt;
    std::vector<Posted> units{{Player::blue, mine, {*from}}};
    for (int i = 0; i < watchers; ++i) {
        const auto* watcher = i == 0 ? first : draw.pick(lone);
        if (!areEnemies(*mine, *watcher) || watcher->card.faction != first->card.faction)
            return std::nullopt;
        if (i > 0 && watcher->card.name == first->card.name) return std::nullopt;
        const auto at = stand(making, watcher->card,
                              draw.around(*from, nearestWatcher, farthestWatcher), {}, taken);
        if (!at) return std::nullopt;
        units.push_back({Player::red, watcher, {*at}});
    }
    const Scene scene(making.sources, making.table, units);
    if (!scene.isLegal() || !isOffBorders(scene)) return std::nullopt;

    std::optional<geometry::Mini> hidden;
    std::vector<geometry::Mini> seen;
    double margin = 1.0;
    const auto others = scene.others(0);
    const auto isApart = [&](const geometry::Mini& mini) {
        const auto apart = [&](const geometry::Mini& other) {
            return glm::distance(mini.position, other.position) > betweenHidingSpots;
        };
        for (const geometry::Mini& one : seen)
            if (!apart(one)) return false;
        return !hidden || apart(*hidden);
    };
    for (int tried = 0; tried < hidingSpotsTried; ++tried) {
        if (hidden && seen.size() + 1 == hidingSpots[index]) break;
        const geometry::Vec2 at = draw.around(*from, 0.0, hidingSpread);
        const geometry::TableSize& size = making.table.size;
        if (at.x < 1.0 || at.y < 1.0 || at.x > size.width - 1.0 || at.y > size.depth - 1.0)
            continue;
        const geometry::Mini mini = scene.leaderAt(0, at);
        if (!isApart(mini) || !isOffBorders(scene.field(), mini)) continue;
        if (!mayStand(making.table, *scene.unit(0).card, mini, others)) continue;
        // The quick check comes first, because most spots are not wanted.
        const bool open = isOpen(scene, mini, watchers);
        if (open ? seen.size() + 1 == hidingSpots[index] : hidden.has_value()) continue;
        const Exposure exposure = exposureOf(scene, mini, watchers);
        if (!exposure.certain || exposure.margin < exposureMargins[index]) continue;
        if (!exposure.seen && hidden) continue;
        if (exposure.seen && seen.size() + 1 == hidingSpots[index]) continue;
        margin = std::min(margin, exposure.margin);
        if (exposure.seen)
            seen.push_back(mini);
        else
            hidden = mini;
    }
    if (!hidden || seen.size() + 1 < hidingSpots[index]) return std::nullopt;

    QuizItem item;
    item.scenario = scene.scenario();
    if (watchers == 1)
        item.query = {{"query", "los"},
                      {"from", scene.request(1, scene.leader(1))},
                      {"to", scene.request(0, *hidden)},
                      {"margin", true}};
    item.margin = margin;
    item.text = watchers == 1 ? say::askHideOne(scene.label(0), scene.label(1))
                              : say::askHideAll(scene.label(0));
    std::vector<geometry::Vec3> spots{hidden->position};
    for (const geometry::Mini& one : seen) spots.push_back(one.position);
    offerSpots(item, spots, draw);
    item.why = {say::becauseNoLine(item.spots[item.answer].name), say::becauseOthersSeen()};
    return item;
}

}  // namespace sightline::engine::quiz
