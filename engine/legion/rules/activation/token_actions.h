/// Free Card actions of Upgrade Cards that give a token to the acting unit. The catalogue defines
/// these actions. Core Rulebook p. 17, Exhaust and Expend; p. 24, Make Actions.
#pragma once
#include <vector>

#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

/// Returns one action for each token that the unit may take from a card now
/// (`EquippedCard::freeTokens`). The card must be readied, and the unit must be able to have the
/// token. The action exhausts or expends the card.
std::vector<OfferedAction> tokenActionsOf(const Battle& battle, UnitId id);

}  // namespace sightline::engine
