/// The goal of each unit of a player: an objective, or a place at fighting distance from an enemy.
#pragma once
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

struct Goal {
    enum class Kind { none, token, territory, enemy };
    Kind kind = Kind::none;
    geometry::Vec2 at{};
    double within = 0.0;  ///< inches; the unit has arrived if its leader's centre is within this
                          ///< distance of `at`
    double worth = 0.0;   ///< worth in points, if the unit arrives in this round
    /// Victory points that the unit gives in each round at the goal. A reserve, which fights near
    /// an objective, gives a small share of a point.
    double points = 0.0;
    UnitId enemy;  ///< the enemy unit, if the kind is `enemy`

    /// The remaining distance from the leader to the goal, in inches.
    double awayFrom(geometry::Vec2 leader) const;
};

/// The victory points that the unit gives in this round if its leader stands there, through
/// majorities at points of interest: 1 share for each majority that it makes, and 1 for each that
/// it takes from the enemy. The place of the leader counts, and the present places of the others.
/// Does not count the objective of `goal`, if the unit is one of those that hold it.
double majoritiesAt(const View& view, UnitId unit, geometry::Vec2 leader, const Goal& goal);

/// The goal of the given unit. The objectives are distributed among the player's units: each
/// objective gets as many units as it needs. The other units fight.
Goal goalOf(const View& view, UnitId unit);

}  // namespace sightline::engine
