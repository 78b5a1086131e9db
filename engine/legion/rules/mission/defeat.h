/// Defeat of a miniature, and its consequences.
/// Source: Core Rulebook p. 35 (Suffering Wounds and Defeating Miniatures), p. 19-20.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Removes a miniature from the battlefield. The next miniature leads until a new leader is made.
/// If it was the last one, the unit is defeated, its assets are dropped, and the game may end.
void removeDefeated(Battle& battle, MiniId id);

}  // namespace sightline::engine
