/// Applies one sentence in the data of a card's rule.
#pragma once
#include "engine/legion/rules/cards/sentence_in_play.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

/// True if the sentence of a card's rule would change the state of the game now.
bool wouldAct(const Battle& battle, const SentenceInPlay& played);

/// Applies the steps of the sentence of a card's rule, in their order. Asks a question only if the
/// player has a choice.
Task<void> playSentence(Battle& battle, SentenceInPlay played);

}  // namespace sightline::engine::cards
