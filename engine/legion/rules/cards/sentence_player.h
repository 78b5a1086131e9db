/// Plays one sentence of a card whose effect is data.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

/// A sentence at one moment of the game, with the units for its roles.
struct SentenceInPlay {
    CardInPlay card;
    std::size_t index = 0;  ///< index of the sentence in the card's data
    UnitId actor{}, attacker{}, defender{};
    bool asAction = false;  ///< true: the unit uses the card as an action; then the rules of
                            ///< actions turn the card

    const CardSentence& sentence() const { return card.program->sentences[index]; }
};

/// True if the sentence would change the game now.
bool wouldAct(const Battle& battle, const SentenceInPlay& played);

/// Plays the steps in their order. Asks a question only if the player has a choice.
Task<void> playSentence(Battle& battle, SentenceInPlay played);

}  // namespace sightline::engine::cards
