/// Applies keywords that change dice or results to odds outside of a game. In a game, the players
/// apply these keywords.
#pragma once
#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"

namespace sightline::engine {

/// Applies Shielded of the defender. Assumes that every shield token is active.
void takeChangedResults(const AttackFacts& facts, OddsQuestion& question);

/// True if `takeChangedResults` applies the keyword.
bool changesResults(Keyword keyword);

}  // namespace sightline::engine
