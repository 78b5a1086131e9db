/// The defeat of a miniature and its consequences. Source: Core Rulebook p. 35 (Suffering Wounds
/// and Defeating Miniatures), p. 19-20.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Removes a miniature from the battlefield. If it was the unit leader, the next miniature is the
/// leader until a new leader is chosen. If it was the unit's last miniature, the unit is defeated,
/// its assets are dropped, and the game may end.
void removeDefeated(Battle& battle, MiniId id);

}  // namespace sightline::engine
