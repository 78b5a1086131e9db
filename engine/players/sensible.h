/// The sensible player: a plain opponent that makes no gross mistakes.
#pragma once
#include "engine/game/game.h"

namespace sightline::engine {

/// A legal answer to the open question, chosen from the view of the player that is asked. The same
/// game and seed give the same answer. Questions that no advice covers are answered by
/// `randomAnswer`.
Answer sensibleAnswer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
