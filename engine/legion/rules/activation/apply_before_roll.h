/// The pause before the dice of an activation roll, in which players apply effects by hand.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Waits before a roll of one die for each token of a kind. The wait is skipped if no reminder was
/// given in this activation since the last wait. Returns the dice to roll, including changes that
/// players made to the pool and to the tokens by hand. Requires that the unit acts.
Task<DicePool> applyBeforeRoll(Battle& battle, TokenRoll roll, Citation moment);

/// Adds or removes dice of a waiting roll, after players changed the number of its tokens by hand.
void followTokens(Battle& battle, UnitId unit, Token token, int change);

}  // namespace sightline::engine
