/// The parts of a unit's activation.
/// Source: Core Rulebook p. 23-24, 40.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/talk/task.h"

namespace sightline::engine {

Task<void> activateUnit(Battle& battle, UnitId unit);

/// Part a of an activation: resolves the effects at its start. Damaged vehicles and units with ion
/// tokens roll dice and may lose actions.
Task<void> startOfActivation(Battle& battle, UnitId unit);
/// Part b of an activation: rolls one white defense die for each suppression token. Each block or
/// surge removes one token.
Task<void> rallyStep(Battle& battle, UnitId unit);
/// Part c of an activation: the unit makes up to 2 actions and any number of free actions.
Task<void> makeActions(Battle& battle, UnitId unit);
/// Part d of an activation: panic ends, poison tokens deal wounds, and ion and immobilize tokens
/// are removed.
Task<void> endOfActivation(Battle& battle, UnitId unit);

/// Removes up to `tokens` suppression tokens. Effects may keep some of these tokens on the unit.
Task<void> removeSuppression(Battle& battle, UnitId unit, int tokens, Citation citation,
                             RemoveSuppression::Cause cause = RemoveSuppression::Cause::rule);

/// The actions that the activating unit may make now. `finish` ends the activation. It is in the
/// list unless the unit must first make another action: an undeployed unit must deploy if it can
/// (p. 24), and a keyword may require one of certain actions first (`firstActionsOf`).
std::vector<Action> legalActions(const Battle& battle);
bool isLegalAction(const Battle& battle, Action action);

}  // namespace sightline::engine
