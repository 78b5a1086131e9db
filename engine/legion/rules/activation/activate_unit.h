/// The parts of a unit's activation.
/// Source: Core Rulebook p. 23-24, 40.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

Task<void> activateUnit(Battle& battle, UnitId unit);

/// a. Effects at the start of the activation. Damaged vehicles and units with ion tokens roll dice
/// and may lose actions.
Task<void> startOfActivation(Battle& battle, UnitId unit);
/// b. Rolls one white defense die for each suppression token. Each block or surge removes one
/// token.
Task<void> rallyStep(Battle& battle, UnitId unit);
/// c. The unit makes up to 2 actions and any number of free actions.
Task<void> makeActions(Battle& battle, UnitId unit);
/// d. Panic ends, poison tokens deal wounds, and ion and immobilize tokens are removed.
Task<void> endOfActivation(Battle& battle, UnitId unit);

/// Removes suppression tokens, unless effects keep some of them.
Task<void> removeSuppression(Battle& battle, UnitId unit, int tokens, Citation citation,
                             bool rallies = false);

/// The actions that the activating unit may make now. They include `finish`. An undeployed unit
/// that can deploy is an exception, because it must deploy (p. 24).
std::vector<Action> legalActions(const Battle& battle);
bool isLegalAction(const Battle& battle, Action action);

}  // namespace sightline::engine
