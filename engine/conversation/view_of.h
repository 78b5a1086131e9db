/// What a player may know of a battle. Secret are the other player's
/// command hand, facedown card and drawn order token.
#pragma once
#include "engine/conversation/view.h"
#include "engine/state/battle.h"

namespace sightline::engine {

View viewOf(const Battle& battle, Player player);

}  // namespace sightline::engine
