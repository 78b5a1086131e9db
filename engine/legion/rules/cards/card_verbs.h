/// Effects that only cards have: changes of the attack dice, healing, and a look at the opponent's
/// command hand.
#pragma once
#include "engine/legion/rules/cards/step_changes.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

/// Rerolls dice of the current roll: all of them, or those that the player of the card chooses.
/// Returns false if the player chooses no dice.
Task<bool> reroll(Battle& battle, SentenceInPlay played, CardReroll what);

/// A step of a card's rule names dice. Adds these dice to the attack pool that is being formed.
void addDice(Battle& battle, const SentenceInPlay& played, const CardStep& step);

/// Removes up to `most` wounds from miniatures of the unit. The player of the unit chooses the
/// miniatures.
Task<void> heal(Battle& battle, CardInPlay card, UnitId unit, int most);

/// Asks the player of the card whether the unit suffers wounds as the price of the card's effect.
/// True if the unit has suffered them and is not defeated.
Task<bool> payWounds(Battle& battle, CardInPlay card, UnitId unit, int wounds);

/// The unit makes a free Smoke action that places `tokens` smoke tokens.
Task<void> smokeFreely(Battle& battle, CardInPlay card, UnitId unit, int tokens);

/// Shows the cards in the other player's hand to the player of the card, and to nobody else.
void lookAtHand(Battle& battle, const CardInPlay& card);

}  // namespace sightline::engine::cards
