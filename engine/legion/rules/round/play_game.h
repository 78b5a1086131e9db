/// Plays a game from its first round to its last round. Source: Core Rulebook p. 20-24, 38.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

Task<void> playGame(Battle& battle);
/// Call `commandPhase` only in games with command hands.
Task<void> commandPhase(Battle& battle);
Task<void> activationPhase(Battle& battle, Player first);
Task<void> endPhase(Battle& battle);

}  // namespace sightline::engine
