/// Makes a player's View of a battle. Secrets: the other player's command hand, facedown card and
/// drawn order token.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

View viewOf(const Battle& battle, Player player);

}  // namespace sightline::engine
