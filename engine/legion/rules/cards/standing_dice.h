/// Dice that cards always add to an attack pool: the player has no choice, and unit cards, tokens
/// and wounds decide whether they join. So they belong to the numbers of an attack (AttackNumbers),
/// which game, previews and odds consult.
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// True if the sentence adds only dice, without a choice, under conditions that previews know.
bool addsStandingDice(const CardSentence& sentence, CardUse use);

/// Adds the dice of the cards in force to the numbers of the attack.
void addStandingDice(const CurrentState& now, AttackNumbers& point);

}  // namespace sightline::engine::cards
