/// Stores that a card was used in this activation, round or game. The use is stored as a lasting
/// effect that changes nothing, so digests, views, undo and scenario files include it. The effect
/// is on the unit that has the upgrade card. For another card, it is on the first undefeated unit
/// of the player.
#pragma once
#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// The number of stored uses of the card.
int usesOf(const Battle& battle, const CardInPlay& card);
/// True if a use of the card is stored.
bool wasUsed(const Battle& battle, const CardInPlay& card);
void rememberUse(Battle& battle, const CardInPlay& card, CardLimit once);
/// True if the limit on the card allows another use now. A card that is limited to once in an
/// activation may not be used outside an activation.
bool mayBeUsed(const Battle& battle, const CardInPlay& card, CardLimit once);

}  // namespace sightline::engine::cards
