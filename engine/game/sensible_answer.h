/// A player with simple sense, for games that play themselves.
#pragma once
#include "engine/game/game.h"

namespace sightline::engine {

/// A legal answer to the open question: towards objectives, at what it hurts most; where there is
/// nothing to weigh it is `randomAnswer`.
Answer sensibleAnswer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
