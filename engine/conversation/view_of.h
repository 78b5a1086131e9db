/// What a player may know of a battle. Nothing is secret before command cards come.
#pragma once
#include "engine/conversation/view.h"
#include "engine/state/battle.h"

namespace sightline::engine {

View viewOf(const Battle& battle, Player player);

}  // namespace sightline::engine
