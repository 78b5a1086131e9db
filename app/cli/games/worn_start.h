/// Gives the units of both armies wounds and tokens by hand, so that a game of `sightline-cli sim`
/// reaches states that are rare in random games.
#pragma once
#include <cstdint>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// Gives half of the units on the battlefield one wound, less than their wound threshold, an aim
/// token, a dodge token, and other tokens at random. Flips an active shield token of each unit to
/// its inactive side. The game keeps the limits of its tokens. Call this function while a question
/// is open. Equal seeds change equal games in the same way.
void wearOut(engine::Game& game, std::uint64_t seed);

}  // namespace sightline::app
