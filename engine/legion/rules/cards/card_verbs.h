/// The verbs of cards that no other rule has: dice of the attack under way, wounds that heal, and
/// the other player's hand.
#pragma once
#include "engine/legion/rules/cards/step_changes.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

/// Rerolls dice of the roll under way: all of them, or those that the player of the card chooses.
/// Returns false if the player chooses none.
Task<bool> reroll(Battle& battle, SentenceInPlay played, CardReroll what);

/// Adds dice to the attack pool that is being formed.
void addDice(Battle& battle, const SentenceInPlay& played, const CardStep& step);

/// Miniatures of the unit lose up to that many wound tokens. Its player chooses the miniatures.
Task<void> heal(Battle& battle, CardInPlay card, UnitId unit, int most);

/// The unit makes a free Smoke action with that many tokens.
Task<void> smokeFreely(Battle& battle, CardInPlay card, UnitId unit, int tokens);

/// Tells the player of the card, and nobody else, the cards in the other player's hand.
void lookAtHand(Battle& battle, const CardInPlay& card);

}  // namespace sightline::engine::cards
