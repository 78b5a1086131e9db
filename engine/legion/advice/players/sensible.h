/// The sensible player: a simple opponent that avoids gross mistakes.
#pragma once
#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// A legal answer to the open question, chosen from the view of the player to answer. The same game
/// and seed give the same answer. `randomAnswer` answers questions without advice.
Answer sensibleAnswer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
