/// Work that a game does before the window shows it. Both functions may run on another thread, if
/// no other thread uses the game.
#pragma once
#include <optional>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// Computes the values that the window shows next: the options, and the evidence for the record.
void workAhead(const engine::Game& game);
/// The game's random generator answers the questions for chance, until a player has to choose
/// again. Returns the refusal if the game refuses such an answer.
std::optional<engine::Refusal> throwChance(engine::Game& game);

}  // namespace sightline::app
