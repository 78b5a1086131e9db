/// Reactions with standby tokens.
/// Source: Core Rulebook p. 36-37 (Standby).
#pragma once
#include "engine/legion/rules/timing/effects.h"

namespace sightline::engine {

/// The units that may spend a standby token in reaction to the unit `actor`.
std::vector<UnitId> standbyReactions(const Battle& battle, UnitId actor);

/// Registers the effect of standby tokens: after an event, enemy units with standby tokens may
/// react, one after the other.
void addStandby(Effects& effects);

}  // namespace sightline::engine
