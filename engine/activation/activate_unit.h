/// The activation of a unit, in the rulebook's parts.
/// Source: Core Rulebook p. 23-24, 40.
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

Task<void> activateUnit(Battle& battle, UnitId unit);

/// a. Effects at the start: a damaged vehicle and a unit with ion tokens roll for lost actions.
Task<void> startOfActivation(Battle& battle, UnitId unit);
/// b. One white defense die for each suppression token; a block or a surge removes one.
Task<void> rallyStep(Battle& battle, UnitId unit);
/// c. Up to 2 actions, and any free ones.
Task<void> makeActions(Battle& battle, UnitId unit);
/// d. Panic wears off, poison wounds, ion and immobilize tokens leave.
Task<void> endOfActivation(Battle& battle, UnitId unit);

/// Suppression leaves, unless effects keep some of it.
Task<void> removeSuppression(Battle& battle, UnitId unit, int tokens, Citation citation);

/// Actions that the activating unit may make now. `finish` is among them, but for an undeployed
/// unit that can deploy: it must (p. 24).
std::vector<Action> legalActions(const Battle& battle);
bool isLegalAction(const Battle& battle, Action action);

}  // namespace sightline::engine
