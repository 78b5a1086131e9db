/// A miniature leaves the battlefield, and what goes with it.
/// Source: Core Rulebook p. 35 (Suffering Wounds and Defeating Miniatures), p. 19-20.
#pragma once
#include "engine/state/battle.h"

namespace sightline::engine {

/// Takes a miniature off the battlefield. Until a new leader is made the next in line leads; with
/// the last one its unit is defeated, its assets are dropped, and the game may be over.
void removeDefeated(Battle& battle, MiniId id);

}  // namespace sightline::engine
