/// Keywords that change dice or results of an attack and that the game leaves to its players. Odds
/// that are asked for outside a game take them over here.
#pragma once
#include "engine/odds/odds.h"
#include "engine/terms/attack_facts.h"

namespace sightline::engine {

/// Critical and Ram of the weapons; Low Profile, Outmaneuver, Shielded, Uncanny Luck and, for each
/// of so many suppression tokens, Danger Sense of the defender. Ram counts as if its condition
/// held, and every shield token is active.
void takeChangedResults(const AttackFacts& facts, int suppression, OddsQuestion& question);

/// Those keywords.
bool changesResults(Keyword keyword);

}  // namespace sightline::engine
