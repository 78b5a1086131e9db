/// The memory of a card: it was used in this round or in this game. A lasting effect without any
/// change holds it, so that digest, views, undo and scenario files include it.
#pragma once
#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// True if that use of the upgrade is remembered.
bool wasUsed(const Battle& battle, const CardInPlay& card);
void rememberUse(Battle& battle, const CardInPlay& card, CardLimit once);

}  // namespace sightline::engine::cards
