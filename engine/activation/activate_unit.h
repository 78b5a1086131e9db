/// The activation of a unit, in the rulebook's parts.
/// Source: Core Rulebook p. 23-24.
#pragma once
#include "engine/conversation/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

Task<void> activateUnit(Battle& battle, UnitId unit);

/// b. One white defense die for each suppression token; a block or a surge removes one.
Task<void> rallyStep(Battle& battle, UnitId unit);
/// c. Up to 2 actions.
Task<void> makeActions(Battle& battle, UnitId unit, bool damaged);

/// Actions that the activating unit may make now; `finish` is always among them.
std::vector<Action> legalActions(const Battle& battle);

}  // namespace sightline::engine
