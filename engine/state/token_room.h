/// Tokens that a unit may have. Source: Core Rulebook p. 24, 36, 39-40.
#pragma once
#include "engine/state/battle.h"

namespace sightline::engine {

/// How many more of these tokens the unit may gain: no suppression without courage, no poison for
/// droids, one standby token at most for whoever may stand by.
int roomFor(const UnitState& unit, Token token);

}  // namespace sightline::engine
