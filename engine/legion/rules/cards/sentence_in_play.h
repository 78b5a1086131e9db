/// SentenceInPlay: one sentence in the data of a card's rule, at the moment at which the game
/// applies it.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// A sentence of a card, and the units that have a role in this sentence.
struct SentenceInPlay {
    CardInPlay card;
    std::size_t index = 0;  ///< index of the sentence in the data of the card's rule
    PointId point{};        ///< timing point of the sentence; has no meaning for a card action
    UnitId actor{}, attacker{}, defender{};
    bool asAction = false;  ///< true: the unit uses the card by a card action; the rules of actions
                            ///< then turn the card

    const CardSentence& sentence() const { return card.program->sentences[index]; }
};

}  // namespace sightline::engine::cards
