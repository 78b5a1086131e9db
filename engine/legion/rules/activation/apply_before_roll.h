/// The pause before the dice of an activation are rolled. During the pause, players apply effects
/// by hand.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Waits before a roll of one die for each token of a kind. There is no pause if no reminder was
/// given in this activation since the last pause. Returns the dice to roll, including changes that
/// players made by hand to the dice and to the tokens. Requires that the unit with these tokens is
/// activating.
Task<DicePool> applyBeforeRoll(Battle& battle, TokenRoll roll, Citation moment);

/// Changes a roll that waits for the players, after they changed by hand the number of tokens for
/// which dice are rolled.
void followTokens(Battle& battle, UnitId unit, Token token, int change);

}  // namespace sightline::engine
