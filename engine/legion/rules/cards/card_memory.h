/// The memory of a card: whether the card was used in this round or in this game. A lasting effect
/// that changes nothing stores this fact, so that digest, views, undo and scenario files include
/// it.
#pragma once
#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// True if the memory contains this use of the upgrade.
bool wasUsed(const Battle& battle, const CardInPlay& card);
void rememberUse(Battle& battle, const CardInPlay& card, CardLimit once);

}  // namespace sightline::engine::cards
