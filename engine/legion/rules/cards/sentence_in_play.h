/// SentenceInPlay: one sentence of a card that is given as data, at one moment.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// The sentence, with the units that its roles name.
struct SentenceInPlay {
    CardInPlay card;
    std::size_t index = 0;  ///< of the sentence in the card's program
    PointId point{};        ///< the moment; without a meaning for a card action
    UnitId actor{}, attacker{}, defender{};
    bool asAction = false;  ///< the unit makes the card action; the rules of actions turn the card

    const CardSentence& sentence() const { return card.program->sentences[index]; }
};

}  // namespace sightline::engine::cards
