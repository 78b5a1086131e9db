/// The orders that a command card gives.
#pragma once
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

/// The number of orders on the card that the player's units can receive.
int ordersOf(const CommandCard& card, const View& view, Player player);

}  // namespace sightline::engine
