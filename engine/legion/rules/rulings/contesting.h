/// Whether a unit contests an objective token. Source: Core Rulebook p. 19 (Contesting).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// True if the unit leader is within half range of the objective token and the unit is not
/// Panicked. Effects may change the range, or forbid the unit to contest. Markers and smoke tokens
/// cannot be contested.
bool isContesting(const Battle& battle, UnitId unit, const ObjectiveToken& token);

}  // namespace sightline::engine
