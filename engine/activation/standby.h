/// Reacting with a standby token. Source: Core Rulebook p. 36-37 (Standby).
#pragma once
#include "engine/timing/effects.h"

namespace sightline::engine {

/// Units that may spend a standby token on what `actor` has just done.
std::vector<UnitId> standbyReactions(const Battle& battle, UnitId actor);

/// Wherever reactions are offered, enemy units standing by may react, one after the other.
void addStandby(Effects& effects);

}  // namespace sightline::engine
