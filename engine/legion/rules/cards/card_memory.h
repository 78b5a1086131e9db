/// The memory of a card: it was used in this activation, round or game. A lasting effect without
/// any change holds it, so that digest, views, undo and scenario files include it. The unit with
/// the upgrade has the effect; for a command card, the first undefeated unit of its player.
#pragma once
#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// True if a use of the card is remembered.
bool wasUsed(const Battle& battle, const CardInPlay& card);
void rememberUse(Battle& battle, const CardInPlay& card, CardLimit once);
/// True if the limit allows another use. Outside an activation, a card that is limited to once an
/// activation does not act.
bool mayBeUsed(const Battle& battle, const CardInPlay& card, CardLimit once);

}  // namespace sightline::engine::cards
