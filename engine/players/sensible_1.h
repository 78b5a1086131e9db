/// The first sensible player, kept for comparison.
#pragma once
#include "engine/game/game.h"

namespace sightline::engine {

/// A legal answer to the open question. It moves towards objectives and attacks the unit that it
/// hurts most; other questions are answered by `randomAnswer`.
Answer sensible1Answer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
