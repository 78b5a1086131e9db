// Finds end positions of moves on ground that is narrower than the step of the grid of end
// positions.
#include "geometry/move/private/narrow_ends.h"

#include <algorithm>

namespace sightline::geometry {
namespace {

void sortByDistance(std::vector<Vec2>& ends, Vec2 target) {
    std::stable_sort(ends.begin(), ends.end(), [&](Vec2 a, Vec2 b) {
        return glm::distance(a, target) < glm::distance(b, target);
    });
}

/// A grid with half the step of the given grid. A point with two even coordinates belongs to both
/// grids.
class HalfSteps {
  public:
    HalfSteps(const MoveJudge& judge, const EndGrid& grid)
        : judge_(judge),
          grid_(grid),
          side_(2 * grid.steps + 1),
          rests_(static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_)) {}

    Vec2 at(int i, int k) const {
        return grid_.middle + Vec2(i, k) * (grid_.radius / grid_.steps / 2.0);
    }
    bool isBetween(int i, int k) const { return i % 2 != 0 || k % 2 != 0; }
    bool isBesideNoRest(int i, int k) {
        const int right = i % 2 == 0 ? 0 : 1, up = k % 2 == 0 ? 0 : 1;
        for (const int x : {i - right, i + right})
            for (const int y : {k - up, k + up})
                if (!mayRest(x / 2, y / 2)) return true;
        return false;
    }

  private:
    enum class Known : unsigned char { nothing, rests, doesNot };

    // True if the mover can rest at a point of the given grid.
    bool mayRest(int column, int row) {
        Known& known =
            rests_[static_cast<std::size_t>(row + grid_.steps) * static_cast<std::size_t>(side_) +
                   static_cast<std::size_t>(column + grid_.steps)];
        if (known == Known::nothing) {
            const Vec2 end = at(2 * column, 2 * row);
            const bool rests = judge_.rest(end, judge_.mover().facing, Objecting::once).legal;
            known = rests ? Known::rests : Known::doesNot;
        }
        return known == Known::rests;
    }

    const MoveJudge& judge_;
    const EndGrid& grid_;
    int side_ = 0;
    std::vector<Known> rests_;
};

}  // namespace

std::vector<Vec2> narrowEnds(const MoveJudge& judge, const EndGrid& grid, Vec2 target,
                             double nearer) {
    HalfSteps steps(judge, grid);
    std::vector<Vec2> ends;
    const int most = 2 * grid.steps - 1;
    for (int i = -most; i <= most; ++i)
        for (int k = -most; k <= most; ++k) {
            const Vec2 end = steps.at(i, k);
            if (!steps.isBetween(i, k) || glm::distance(end, target) >= nearer ||
                glm::distance(end, grid.middle) >= grid.radius)
                continue;
            if (steps.isBesideNoRest(i, k)) ends.push_back(end);
        }
    sortByDistance(ends, target);
    return ends;
}

}  // namespace sightline::geometry
