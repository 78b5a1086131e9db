/// One turn: the active player activates a unit or passes.
/// Source: Core Rulebook p. 22-23 (Choose a Unit to Activate or Pass).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the player can activate a unit. In a game with command cards, a unit must have a faceup
/// order token, or its token must be in the order pool. In other games, any unit that has not
/// activated can activate.
bool canActivate(const Battle& battle, Player player);
Task<void> takeTurn(Battle& battle, Player player);

}  // namespace sightline::engine
