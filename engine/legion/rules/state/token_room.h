/// The limits for the number of tokens of a unit. Source: Core Rulebook p. 24, 36, 39-40.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The number of tokens of the kind `token` that the unit may still gain. A unit without courage
/// gains no suppression tokens; droids and vehicles gain no poison tokens; a unit that may use
/// standby tokens has at most one.
int roomFor(const UnitState& unit, Token token);
/// The same for a unit with the card that has `owned` tokens of the kind.
int roomFor(const UnitCard& card, int owned, Token token);

}  // namespace sightline::engine
