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

/// Call this after players changed the unit's number of tokens of this kind by hand. If a roll of
/// one die for each of these tokens waits for the players, `change` is added to the number of its
/// dice.
void followTokens(Battle& battle, UnitId unit, Token token, int change);

}  // namespace sightline::engine
