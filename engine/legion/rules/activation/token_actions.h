/// Free Card actions of Upgrade Cards that give a token to the acting unit. The catalogue defines
/// these actions. Core Rulebook p. 17, Exhaust and Expend; p. 24, Make Actions.
#pragma once
#include <vector>

#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

/// Returns one action for each token that a card of the unit gives (`EquippedCard::freeTokens`).
/// The action is legal while the card is readied and the unit may have the token. The action
/// exhausts or expends the card.
std::vector<OfferedAction> tokenActionsOf(const Battle& battle, UnitId id);

}  // namespace sightline::engine
