/// Dice that a card always adds to an attack pool. The player has no choice: only unit cards,
/// tokens and wounds decide whether the dice are added. So these dice are part of the numbers of an
/// attack (AttackNumbers), which the game, the previews and the odds use.
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// True if the sentence of a card's rule only adds dice, without a choice of the player, and only
/// under conditions that previews can test.
bool addsStandingDice(const CardSentence& sentence, CardUse use);

/// Adds the dice of the attacker's cards in play to the numbers of the attack.
void addStandingDice(const CurrentState& now, AttackNumbers& point);

}  // namespace sightline::engine::cards
