/// Goals of a player's units: an objective, or a place at fighting distance from an enemy.
#pragma once
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

struct Goal {
    enum class Kind { none, token, territory, enemy };
    Kind kind = Kind::none;
    geometry::Vec2 at{};
    double within = 0.0;  ///< inches from `at` to the leader's centre at which the unit has arrived
    double worth = 0.0;   ///< in points, for arrival in this round
    UnitId enemy;         ///< if the kind is `enemy`

    /// Inches that remain between the leader and the goal.
    double awayFrom(geometry::Vec2 leader) const;
};

/// The goal of that unit. Objectives are distributed among the units of its player: each gets as
/// many units as it needs, and the others fight.
Goal goalOf(const View& view, UnitId unit);

}  // namespace sightline::engine
