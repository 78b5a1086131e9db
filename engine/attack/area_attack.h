/// Attacks with an area weapon: one against every unit in LOS and range, allied and enemy, engaged
/// or not. They are always ranged. Source: Core Rulebook p. 10, Keyword Glossary (Area Weapon,
/// Detonate).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Units that the weapon attacks from there, in order of id.
std::vector<UnitId> areaDefenders(const Battle& battle, const AreaSource& source);

/// Attacks them all, one after the other, in the order that `user`'s player chooses. The source is
/// the attacker: no token of `user` is spent for it, and none of its dice are modified by it.
Task<void> makeAreaAttack(Battle& battle, UnitId user, AreaSource source);

}  // namespace sightline::engine
