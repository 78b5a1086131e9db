/// Limits of the tokens that a unit may have.
/// Source: Core Rulebook p. 24, 36, 39-40.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The number of tokens of that kind that the unit may still gain: no suppression without courage,
/// no poison for droids, at most one standby token for units that may stand by.
int roomFor(const UnitState& unit, Token token);

}  // namespace sightline::engine
