/// Free Card actions that give the acting unit a token: what Upgrade Cards say of themselves in the
/// catalogue. Core Rulebook p. 17, Exhaust and Expend; p. 24, Make Actions.
#pragma once
#include <vector>

#include "engine/state/battle.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {

/// One for each token that each of its cards gives, `EquippedCard::freeTokens`: legal while the
/// card is readied and the unit may have the token. The card turns when it is used.
std::vector<OfferedAction> tokenActionsOf(const Battle& battle, UnitId id);

}  // namespace sightline::engine
