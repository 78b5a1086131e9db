/// The computer player "sensible": a simple player that avoids gross mistakes.
#pragma once
#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// Returns a legal answer to the open question, computed only from the view of the player who must
/// answer. The same game and seed give the same answer. If the functions in `advice.h` give no
/// answer to the question, `randomAnswer` answers it.
Answer sensibleAnswer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
