/// The first version of the computer player "sensible", kept for comparison.
#pragma once
#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// A legal answer to the open question. The computer player moves towards objectives and attacks
/// the unit with the highest expected wounds. `randomAnswer` answers all other questions.
Answer sensible1Answer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
