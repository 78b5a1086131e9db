/// Invariants: conditions that hold in every game at every moment, for any answers.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// One line for each invariant that the game breaks now; empty if all hold: bases on the table and
/// apart, tokens and wounds within their limits, order tokens for every unit, no command card lost
/// or duplicated, correct points, no secrets in the other player's View.
std::vector<std::string> brokenInvariants(const Game& game);

}  // namespace sightline::engine
