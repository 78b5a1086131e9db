#include "engine/legion/advice/layout_review/reachable.h"

#include <algorithm>

namespace sightline::engine {
namespace {

std::vector<geometry::PlanSegment> longEdge(geometry::TableSize table, bool near) {
    const double y = near ? 0.0 : table.depth;
    return {{{0.0, y}, {table.width, y}}};
}

std::vector<bool> ledTo(const Ways& ways) {
    std::vector<bool> led;
    for (std::size_t i = 0; i < ways.inches.size(); ++i) led.push_back(ways.leadsTo(i));
    return led;
}

/// Finds the pockets by flood fill. A pocket is a group of neighbouring cells that cannot be
/// reached.
class PocketSearch {
  public:
    PocketSearch(const Ground& ground, std::vector<bool> open)
        : ground_(ground), open_(std::move(open)) {}

    std::vector<Pocket> all() {
        std::vector<Pocket> pockets;
        for (std::size_t i = 0; i < open_.size(); ++i)
            if (open_[i]) pockets.push_back(from(i));
        std::stable_sort(pockets.begin(), pockets.end(),
                         [](const Pocket& a, const Pocket& b) { return a.area > b.area; });
        return pockets;
    }

  private:
    Pocket from(std::size_t first) {
        Pocket pocket;
        std::vector<std::size_t> waiting{first};
        open_[first] = false;
        std::size_t count = 0;
        while (!waiting.empty()) {
            const std::size_t cell = waiting.back();
            waiting.pop_back();
            ++count;
            pocket.middle += ground_.centre(cell);
            pocket.highest = std::max(pocket.highest, static_cast<double>(ground_.cells[cell].z));
            takeNeighbours(cell, waiting);
        }
        pocket.middle /= static_cast<double>(count);
        pocket.area = static_cast<double>(count) * ground_.cell * ground_.cell;
        return pocket;
    }

    void takeNeighbours(std::size_t cell, std::vector<std::size_t>& waiting) {
        const int column = static_cast<int>(cell % static_cast<std::size_t>(ground_.columns));
        const int row = static_cast<int>(cell / static_cast<std::size_t>(ground_.columns));
        for (int down = -1; down <= 1; ++down)
            for (int across = -1; across <= 1; ++across) {
                if (!ground_.has(column + across, row + down)) continue;
                const std::size_t next = ground_.index(column + across, row + down);
                if (!open_[next]) continue;
                open_[next] = false;
                waiting.push_back(next);
            }
    }

    const Ground& ground_;
    std::vector<bool> open_;
};

}  // namespace

BaseMap baseMapOf(const geometry::Battlefield& field, const Traveler& goer, double cell,
                  const Workers& workers) {
    BaseMap map;
    map.base = goer.base;
    map.ground = groundOf(field, goer, cell, workers);
    const auto led = [&](bool near) {
        const auto starts = startsAlong(map.ground, goer, field, longEdge(field.table(), near));
        return ledTo(waysFrom(map.ground, goer, field.dimensions(), starts));
    };
    map.fromNear = led(true);
    map.fromFar = led(false);
    std::vector<bool> left;
    std::size_t reached = 0;
    for (std::size_t i = 0; i < map.ground.cells.size(); ++i) {
        const bool stands = map.ground.cells[i].stands, leads = map.fromNear[i] || map.fromFar[i];
        left.push_back(stands && !leads);
        if (stands && leads) ++reached;
    }
    for (const WayStart& start :
         startsAlong(map.ground, goer, field, longEdge(field.table(), false)))
        map.crosses = map.crosses || map.fromNear[start.cell];
    map.standingArea = map.ground.standingArea();
    map.reachedArea = static_cast<double>(reached) * cell * cell;
    map.pockets = PocketSearch(map.ground, std::move(left)).all();
    return map;
}

}  // namespace sightline::engine
