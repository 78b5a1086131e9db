/// Copies a game, so that answers can be tried.
#pragma once
#include <memory>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine::lessons {

/// A copy of the game, made by a replay of its answers. Null if the journal does not replay.
std::shared_ptr<Game> copyOf(const Game& game);

}  // namespace sightline::engine::lessons
