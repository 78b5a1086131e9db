/// Attacks with an area weapon: one attack against each unit in LOS and range, allied and enemy,
/// engaged or not. They are always ranged.
/// Source: Core Rulebook p. 10, Keyword Glossary (Area Weapon, Detonate).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Units that the weapon attacks from its place, in order of id.
std::vector<UnitId> areaDefenders(const Battle& battle, const AreaSource& source);

/// Attacks all of them, in the order that the player of `user` chooses. The source is the attacker:
/// `user` spends no tokens for it and modifies none of its dice.
Task<void> makeAreaAttack(Battle& battle, UnitId user, AreaSource source);

}  // namespace sightline::engine
