/// Effects by hand before the dice of an activation roll.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Waits before the roll, one die for each token of a kind, if the players were reminded of
/// something in this activation since the last wait. Returns the dice to roll: changes by hand of
/// the pool and of the tokens count. Requires that the unit acts.
Task<DicePool> applyBeforeRoll(Battle& battle, TokenRoll roll, Citation moment);

/// Adds or removes dice of a waiting roll after the number of its tokens changed by hand.
void followTokens(Battle& battle, UnitId unit, Token token, int change);

}  // namespace sightline::engine
