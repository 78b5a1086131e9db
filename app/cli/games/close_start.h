/// Brings two armies close together by hand, so that a game of `sightline-cli sim` has melees and
/// attacks at short range.
#pragma once
#include <cstdint>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// Moves each unit of the red player next to a unit of the blue player: the unit leaders are then 3
/// to 8 in apart. Commanders and operatives move next to commanders and operatives, if the blue
/// player has any. A unit keeps its formation. If no tested place keeps the invariants, the unit
/// stays where it is. Call this function while a question is open. Equal seeds move equal games in
/// the same way.
void bringTogether(engine::Game& game, std::uint64_t seed);

}  // namespace sightline::app
