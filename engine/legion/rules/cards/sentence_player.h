/// Plays one sentence of a card that is given as data.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

/// A sentence at one moment, with the units that its roles name.
struct SentenceInPlay {
    CardInPlay card;
    std::size_t index = 0;  ///< of the sentence in the card's program
    UnitId actor{}, attacker{}, defender{};
    bool asAction = false;  ///< the unit makes the card action; the rules of actions turn the card

    const CardSentence& sentence() const { return card.program->sentences[index]; }
};

/// True if the sentence would change something now.
bool wouldAct(const Battle& battle, const SentenceInPlay& played);

/// Plays the steps in their order. Asks only if the player has a choice.
Task<void> playSentence(Battle& battle, SentenceInPlay played);

}  // namespace sightline::engine::cards
