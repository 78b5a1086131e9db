/// Manual adjustment: players overrule the engine, at any question, in the open.
#pragma once
#include <optional>

#include "engine/state/battle.h"

namespace sightline::engine {

/// Refused is only what the state could not hold: a miniature on top of another or off the table,
/// fewer than no tokens, the last miniature of a unit that acts or is attacked right now.
std::optional<Refusal> refusalOfAdjustment(const Battle& battle, const Adjust& adjust);
void applyAdjustment(Battle& battle, const Adjust& adjust);
/// With what a later version must know to replay it: which keywords that it gives no code applied.
Adjust inFull(const Battle& battle, Adjust adjust);

}  // namespace sightline::engine
