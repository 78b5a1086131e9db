/// How good a place is for the leader of a unit: near its goal, able to shoot, out of sight or in
/// cover.
#pragma once
#include <vector>

#include "engine/players/goals.h"
#include "engine/state/view.h"

namespace sightline::engine {

class PlaceWorth {
  public:
    /// `attacks`: the unit will have an action left there.
    PlaceWorth(const View& view, const UnitView& unit, const Goal& goal, bool attacks);

    /// Nearness to the goal alone, in points: cheap.
    double nearness(geometry::Vec2 at) const;
    /// All of it, with lines of sight to the leaders of the enemy.
    double of(const geometry::Mini& leader) const;

  private:
    struct Enemy {
        const UnitView* unit = nullptr;
        geometry::Mini leader{};
        double reach = 0.0;  ///< inches at which it may attack, a move included
    };

    const View& view_;
    const UnitView& unit_;
    Goal goal_;
    bool attacks_;
    double fighting_, radius_;
    std::vector<Enemy> enemies_;
};

}  // namespace sightline::engine
