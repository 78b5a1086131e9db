/// Long Shot (weapon). Core Rulebook, Keyword Glossary: once in an attack sequence, before the
/// choice of a defender, spend 1 aim token for 1 more range of the weapons that have it.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the unit's weapons have the longer range: in its attack, if the token was spent; outside
/// of it, if the unit has an aim token.
bool shootsFurther(const Battle& battle, UnitId attacker);

/// Asks for the token if it adds weapons against a defender that may be declared. If no defender
/// could be declared without it, spends it without asking.
Task<void> offerLongShot(Battle& battle, Attack& attack);

}  // namespace sightline::engine
