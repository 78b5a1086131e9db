/// Applies the keywords Ram, Shielded and Uncanny Luck to the odds of an attack outside of a game.
/// In a game, the players apply these keywords by hand.
#pragma once
#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"

namespace sightline::engine {

/// Applies Ram of the weapons, and Shielded and Uncanny Luck of the defender. Assumes that the
/// condition of Ram is met and that every shield token is active.
void takeChangedResults(const AttackFacts& facts, OddsQuestion& question);

/// True if `takeChangedResults` applies the keyword.
bool changesResults(Keyword keyword);

}  // namespace sightline::engine
