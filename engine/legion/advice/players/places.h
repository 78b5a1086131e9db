/// The worth of a place for the leader of a unit: distance to the goal, attacks, visibility and
/// cover.
#pragma once
#include <vector>

#include "engine/legion/advice/players/goals.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

class PlaceWorth {
  public:
    /// Prepares the worth of places for one unit. `attacks` is true if the unit will have an action
    /// left for an attack.
    PlaceWorth(const View& view, const UnitView& unit, const Goal& goal, bool attacks);

    /// The part of the worth that depends on the distance from place `at` to the goal, in points.
    /// Fast to compute.
    double nearness(geometry::Vec2 at) const;
    /// The complete worth of a place for the leader, including the lines of sight to enemy leaders.
    double of(const geometry::Mini& leader) const;

  private:
    struct Enemy {
        const UnitView* unit = nullptr;
        geometry::Mini leader{};
        /// This enemy unit may attack within this distance in inches: one move plus its range.
        double reach = 0.0;
    };

    const View& view_;
    const UnitView& unit_;
    Goal goal_;
    bool attacks_;
    double fighting_, radius_;
    std::vector<Enemy> enemies_;
};

}  // namespace sightline::engine
