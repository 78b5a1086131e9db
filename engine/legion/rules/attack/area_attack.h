/// Attacks with an area weapon. The weapon makes one attack against each unit in LOS and range,
/// allied or enemy, engaged or not. These attacks are always ranged. Source: Core Rulebook p. 10,
/// Keyword Glossary (Area Weapon, Detonate).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The units that the weapon attacks from its position, in the order of their ids.
std::vector<UnitId> areaDefenders(const Battle& battle, const AreaSource& source);

/// Attacks all of these units, in an order that the player of `user` chooses. The attacker is the
/// source itself: `user` spends no tokens in these attacks and modifies none of the dice.
Task<void> makeAreaAttack(Battle& battle, UnitId user, AreaSource source);

}  // namespace sightline::engine
