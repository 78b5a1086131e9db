/// One turn: the active player activates a unit or passes.
/// Source: Core Rulebook p. 22-23 (Choose a Unit to Activate or Pass).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the player can activate a unit: a unit with a faceup order token, or a unit whose token
/// is in the order pool. In a game without command cards: any unit that has not activated.
bool canActivate(const Battle& battle, Player player);
Task<void> takeTurn(Battle& battle, Player player);

}  // namespace sightline::engine
