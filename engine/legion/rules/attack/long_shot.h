/// Long Shot (weapon). Core Rulebook, Keyword Glossary. Once in an attack sequence, before a
/// defender is chosen, the player may spend 1 aim token. The range of the weapons with Long Shot is
/// then 1 longer.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the unit's weapons have the longer range. During the unit's attack, this means that the
/// token was spent; otherwise it means that the unit has an aim token.
bool shootsFurther(const Battle& battle, UnitId attacker);

/// Asks whether the token is spent, if it adds weapons against a defender that may be declared. If
/// no defender can be declared without the token, spends the token and asks no question.
Task<void> offerLongShot(Battle& battle, Attack& attack);

}  // namespace sightline::engine
