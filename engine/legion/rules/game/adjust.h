/// Adjustments by hand: players override the engine at any question, visibly for both players.
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Refuses only changes that the state cannot hold: a miniature on another one or off the table, a
/// negative number of tokens, the last miniature of a unit that acts or is attacked now.
std::optional<Refusal> refusalOfAdjustment(const Battle& battle, const Adjust& adjust);
void applyAdjustment(Battle& battle, const Adjust& adjust);
/// Adds the data that a later version needs for a replay: which of the gained keywords no code
/// applied.
Adjust inFull(const Battle& battle, Adjust adjust);

}  // namespace sightline::engine
