/// Where each unit of a player should be: at an objective, or at fighting distance of an enemy.
#pragma once
#include "engine/state/view.h"

namespace sightline::engine {

struct Goal {
    enum class Kind { none, token, territory, enemy };
    Kind kind = Kind::none;
    geometry::Vec2 at{};
    double within = 0.0;  ///< inches from `at` to the centre of the leader: there it has arrived
    double worth = 0.0;   ///< in points, for a unit that arrives this round
    UnitId enemy;         ///< of the kind `enemy`

    /// Inches that the leader is still away from it.
    double awayFrom(geometry::Vec2 leader) const;
};

/// The goal of that unit. Objectives are shared out among the units of its player, so that each is
/// held by as many as are needed and the others fight.
Goal goalOf(const View& view, UnitId unit);

}  // namespace sightline::engine
