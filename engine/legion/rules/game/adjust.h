/// Adjustments by hand: players change the game against its rules while any question is open. Both
/// players can see the adjustments.
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Refuses only changes that the state cannot represent: a miniature on another miniature or off
/// the table, a negative number of tokens, and the removal of the last miniature of a unit that
/// acts or is attacked now.
std::optional<Refusal> refusalOfAdjustment(const Battle& battle, const Adjust& adjust);
void applyAdjustment(Battle& battle, const Adjust& adjust);
/// Completes the adjustment so that a later version of the program can replay it: marks the
/// keywords that the unit gains and that this version does not apply.
Adjust inFull(const Battle& battle, Adjust adjust);

}  // namespace sightline::engine
