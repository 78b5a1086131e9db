/// What is true of every game at every moment, whoever plays and however badly.
#pragma once
#include <string>
#include <vector>

#include "engine/game/game.h"

namespace sightline::engine {

/// One line for each promise that the game breaks now; empty when it keeps them all: bases on the
/// table and apart, tokens and wounds within their bounds, order tokens for every unit, command
/// cards neither lost nor doubled, points that add up, nothing secret in the other player's View.
std::vector<std::string> brokenInvariants(const Game& game);

}  // namespace sightline::engine
