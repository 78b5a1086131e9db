/// The sensible player: a simple computer player that avoids gross mistakes.
#pragma once
#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// Returns a legal answer to the open question, computed only from the view of the player who must
/// answer. The same game and seed give the same answer. If no advice exists for the question,
/// `randomAnswer` gives the answer.
Answer sensibleAnswer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
