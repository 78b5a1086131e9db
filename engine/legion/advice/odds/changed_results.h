/// Keywords that change dice or results, but which the game leaves to the players. For odds outside
/// of a game, this file applies them.
#pragma once
#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"

namespace sightline::engine {

/// Applies Critical and Ram of the weapons. For the defender, applies Low Profile, Outmaneuver,
/// Shielded, Uncanny Luck and Danger Sense (by suppression tokens). Assumes that the condition of
/// Ram is met and that every shield token is active.
void takeChangedResults(const AttackFacts& facts, int suppression, OddsQuestion& question);

/// True if `takeChangedResults` applies the keyword.
bool changesResults(Keyword keyword);

}  // namespace sightline::engine
