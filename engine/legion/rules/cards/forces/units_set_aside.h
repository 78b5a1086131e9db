/// Units that a battle force sets aside in the setup. Such a unit has an advantage token. It is
/// placed on the battlefield instead of its first activation, away from enemy units.
#pragma once
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/timing/force_points.h"

namespace sightline::engine::cards {

/// True if the unit is set aside and still undeployed.
bool isSetAside(const UnitState& unit);
/// True if the unit may be set aside: it is undeployed, no unit transports it, and it holds no
/// asset.
bool maySetAside(const Battle& battle, UnitId unit);
/// Returns the units of the player that a battle force may set aside.
using UnitsOfPlayer = std::vector<UnitId> (*)(const Battle&, Player);
/// Asks the player to choose up to `most` of the units, and sets the chosen units aside.
Task<void> setUnitsAside(Battle& battle, CardInPlay force, UnitsOfPlayer units, int most);

/// True if the unit of the player is set aside.
bool comesForward(const Battle& battle, const CardInPlay& force, const BeforeActivation& point);
/// Places the unit beyond range 2 of enemy units and removes its advantage token. If `onlyLeader`
/// is true, only the unit leader keeps the distance. If there is no such place, the unit stays set
/// aside, and its turn ends.
Task<void> bringForward(Battle& battle, const CardInPlay& force, BeforeActivation& point,
                        bool onlyLeader);
/// A unit that is set aside does not deploy in another way.
void keepAside(const CurrentState& now, const ForceArmy& army, DeploymentOrigin& point);

}  // namespace sightline::engine::cards
