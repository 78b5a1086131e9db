/// One turn: the active player activates a unit or passes.
/// Source: Core Rulebook p. 22-23 (Choose a Unit to Activate or Pass).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the player can activate a unit: one with a faceup order token, or one whose token is in
/// the order pool. Without command cards: any unit that has not activated.
bool canActivate(const Battle& battle, Player player);
Task<void> takeTurn(Battle& battle, Player player);

}  // namespace sightline::engine
