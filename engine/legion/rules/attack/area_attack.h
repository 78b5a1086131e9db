/// Attacks with an area weapon. The weapon makes one attack against each unit in LOS and range,
/// whether allied or enemy, engaged or not. Each of these attacks is a ranged attack. Source: Core
/// Rulebook p. 10, Keyword Glossary (Area Weapon, Detonate).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The units that the area weapon attacks from its position, in the order of their ids.
std::vector<UnitId> areaDefenders(const Battle& battle, const AreaSource& source);

/// Attacks each of the units in `areaDefenders`. The player of the unit `user` chooses the order.
/// The attacker is the token or miniature that has the weapon: `user` spends no tokens in these
/// attacks and modifies none of the dice.
Task<void> makeAreaAttack(Battle& battle, UnitId user, AreaSource source);

}  // namespace sightline::engine
