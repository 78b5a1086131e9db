/// Invariants: conditions that are true in every game at every moment, for all answers.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// Returns one line for each invariant that the game breaks now. The invariants: bases are on the
/// table and do not overlap; tokens and wounds are within their limits; every unit has an order
/// token; no command card is lost or duplicated; the points are correct; the other player's View
/// contains no secrets; `Battle::keywordsInGame` contains all keywords of the cards in the game.
std::vector<std::string> brokenInvariants(const Game& game);

}  // namespace sightline::engine
