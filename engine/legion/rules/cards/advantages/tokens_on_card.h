/// Advantage tokens that lie on an advantage card. The player removes them to use the card.
#pragma once
#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// The number of advantage tokens on the advantage card. `atStart` is the number at the start of
/// the game.
int tokensOnCard(const Battle& battle, const CardInPlay& card, int atStart);
/// Removes 1 advantage token from the advantage card and records this.
void removeTokenFromCard(Battle& battle, const CardInPlay& card, int atStart);

}  // namespace sightline::engine::cards
