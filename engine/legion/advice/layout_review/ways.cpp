#include "engine/legion/advice/layout_review/ways.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <queue>

namespace sightline::engine {
namespace {

struct Stride {
    int column = 0, row = 0;
};
constexpr std::array<Stride, 16> strides{{{1, 0},
                                          {0, 1},
                                          {-1, 0},
                                          {0, -1},
                                          {1, 1},
                                          {-1, 1},
                                          {-1, -1},
                                          {1, -1},
                                          {2, 1},
                                          {1, 2},
                                          {-1, 2},
                                          {-2, 1},
                                          {-2, -1},
                                          {-1, -2},
                                          {1, -2},
                                          {2, -1}}};

/// Computes the costs of single steps on the grid.
class Steps {
  public:
    Steps(const Ground& ground, const Traveler& goer, const geometry::Dimensions& dimensions)
        : ground_(ground),
          goer_(goer),
          slower_(dimensions.toolLength[1] / dimensions.toolLength[0]),
          lostByClimb_(dimensions.toolLength[1] - dimensions.toolLength[0]) {}

    /// The cost of a step in inches of movement. Negative if the step is not allowed.
    double cost(int column, int row, Stride stride) const {
        if (!isOpen(column + stride.column, row + stride.row)) return -1.0;
        const Ground::Cell& here = ground_.at(column, row);
        const Ground::Cell& there = ground_.at(column + stride.column, row + stride.row);
        if (!betweenIsOpen(column, row, stride)) return -1.0;
        const double up = std::abs(static_cast<double>(there.z) - static_cast<double>(here.z));
        const bool climbs = up > goer_.step + geometry::sameLength;
        if (climbs && up > goer_.climb + geometry::sameLength) return -1.0;
        const double length = ground_.cell * std::hypot(stride.column, stride.row);
        return length * (here.slows || there.slows ? slower_ : 1.0) + (climbs ? lostByClimb_ : 0.0);
    }

  private:
    bool isOpen(int column, int row) const {
        if (!ground_.has(column, row)) return false;
        const Ground::Cell& cell = ground_.at(column, row);
        return cell.passes || cell.stands;
    }
    // A long step passes between two cells. A move must be able to cross both cells, and neither
    // may be a wall.
    bool betweenIsOpen(int column, int row, Stride stride) const {
        if (std::abs(stride.column) + std::abs(stride.row) < 3) return true;
        const bool wide = std::abs(stride.column) == 2;
        const Stride one = wide ? Stride{stride.column / 2, 0} : Stride{0, stride.row / 2};
        const Stride other =
            wide ? Stride{stride.column / 2, stride.row} : Stride{stride.column, stride.row / 2};
        const float here = ground_.at(column, row).z;
        for (const Stride& at : {one, other}) {
            if (!isOpen(column + at.column, row + at.row)) return false;
            const float z = ground_.at(column + at.column, row + at.row).z;
            if (std::abs(static_cast<double>(z - here)) > goer_.step) return false;
        }
        return true;
    }

    const Ground& ground_;
    const Traveler& goer_;
    double slower_, lostByClimb_;
};

}  // namespace

std::vector<std::size_t> Ways::to(std::size_t cell) const {
    std::vector<std::size_t> way;
    if (!leadsTo(cell)) return way;
    for (int at = static_cast<int>(cell); at >= 0; at = from[static_cast<std::size_t>(at)])
        way.push_back(static_cast<std::size_t>(at));
    std::reverse(way.begin(), way.end());
    return way;
}

std::vector<WayStart> startsAlong(const Ground& ground, const Traveler& goer,
                                  const geometry::Battlefield& field,
                                  const std::vector<geometry::PlanSegment>& edges) {
    const double base =
        goer.mini.base.notched ? goer.mini.base.width : field.dimensions().toolWidth;
    const double farthest = base / 2.0 + ground.cell;
    std::vector<WayStart> starts;
    for (std::size_t i = 0; i < ground.cells.size(); ++i) {
        if (!ground.cells[i].passes && !ground.cells[i].stands) continue;
        const geometry::Vec2 at = ground.centre(i);
        double away = farthest + 1.0;
        for (const geometry::PlanSegment& edge : edges)
            away = std::min(away, geometry::distanceToSegment(at, edge.from, edge.to));
        if (away <= farthest) starts.push_back({i, away});
    }
    return starts;
}

Ways waysFrom(const Ground& ground, const Traveler& goer, const geometry::Dimensions& dimensions,
              const std::vector<WayStart>& starts) {
    Ways ways;
    ways.inches.assign(ground.cells.size(), Ways::none);
    ways.from.assign(ground.cells.size(), -1);
    using Waiting = std::pair<float, std::size_t>;
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> waiting;
    for (const WayStart& start : starts) {
        ways.inches[start.cell] = static_cast<float>(start.inches);
        waiting.push({ways.inches[start.cell], start.cell});
    }
    const Steps steps(ground, goer, dimensions);
    while (!waiting.empty()) {
        const auto [inches, cell] = waiting.top();
        waiting.pop();
        if (inches > ways.inches[cell]) continue;
        const int column = static_cast<int>(cell % static_cast<std::size_t>(ground.columns));
        const int row = static_cast<int>(cell / static_cast<std::size_t>(ground.columns));
        for (const Stride& stride : strides) {
            const double cost = steps.cost(column, row, stride);
            if (cost < 0.0) continue;
            const auto total = static_cast<float>(static_cast<double>(inches) + cost);
            const std::size_t next = ground.index(column + stride.column, row + stride.row);
            if (total >= ways.inches[next]) continue;
            ways.inches[next] = total;
            ways.from[next] = static_cast<int>(cell);
            waiting.push({total, next});
        }
    }
    return ways;
}

}  // namespace sightline::engine
