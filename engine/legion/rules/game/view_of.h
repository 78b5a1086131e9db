/// Makes the View that a player has of a battle. The view does not contain the secrets of the other
/// player: the command hand, the facedown card and the drawn order token.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

View viewOf(const Battle& battle, Player player);

}  // namespace sightline::engine
