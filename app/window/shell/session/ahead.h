/// Functions that prepare a game before the window shows it. They may run on another thread if no
/// other thread uses the game.
#pragma once
#include <functional>
#include <optional>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// Computes values before the window shows them: the options of the question, and the evidence in
/// the record.
void workAhead(const engine::Game& game);
/// Lets the game's random generator answer all chance questions, until the next question for a
/// player. Returns the refusal if the game refuses a random answer.
std::optional<engine::Refusal> throwChance(engine::Game& game);
/// As above, but `chance` gives the answer to each open chance question.
std::optional<engine::Refusal> throwChance(engine::Game& game,
                                           const std::function<engine::Answer()>& chance);

}  // namespace sightline::app
