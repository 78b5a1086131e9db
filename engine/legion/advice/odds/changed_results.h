/// Keywords that change dice or results and that the game leaves to its players. Odds outside a
/// game apply them here.
#pragma once
#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"

namespace sightline::engine {

/// Applies Critical and Ram of the weapons, and Low Profile, Outmaneuver, Shielded, Uncanny Luck
/// and Danger Sense (by suppression tokens) of the defender. Assumes that Ram's condition holds and
/// that every shield token is active.
void takeChangedResults(const AttackFacts& facts, int suppression, OddsQuestion& question);

/// True for those keywords.
bool changesResults(Keyword keyword);

}  // namespace sightline::engine
