/// What a game does by itself before it is shown. Both may run beside the window, where nobody else
/// has the game.
#pragma once
#include <optional>

#include "engine/game/game.h"

namespace sightline::app {

/// What the window shows next, the options and the record's evidence, is worked out.
void workAhead(const engine::Game& game);
/// The game's own generator answers for chance, until somebody has to choose again. The refusal is
/// of such an answer.
std::optional<engine::Refusal> throwChance(engine::Game& game);

}  // namespace sightline::app
