/// The parts of a unit's activation.
/// Source: Core Rulebook p. 23-24, 40.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

Task<void> activateUnit(Battle& battle, UnitId unit);

/// a. Effects at the start: damaged vehicles and units with ion tokens roll for lost actions.
Task<void> startOfActivation(Battle& battle, UnitId unit);
/// b. Rolls one white defense die per suppression token; each block or surge removes a token.
Task<void> rallyStep(Battle& battle, UnitId unit);
/// c. Makes up to 2 actions, and any free actions.
Task<void> makeActions(Battle& battle, UnitId unit);
/// d. Panic ends, poison deals wounds, ion and immobilize tokens are removed.
Task<void> endOfActivation(Battle& battle, UnitId unit);

/// Removes suppression tokens, unless effects keep some of them.
Task<void> removeSuppression(Battle& battle, UnitId unit, int tokens, Citation citation);

/// Actions that the activating unit may make now. They include `finish`, except for an undeployed
/// unit that can deploy: it must deploy (p. 24).
std::vector<Action> legalActions(const Battle& battle);
bool isLegalAction(const Battle& battle, Action action);

}  // namespace sightline::engine
