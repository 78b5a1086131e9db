/// Keywords of an attack that are not numbers of `AttackTerms`. Previews and odds apply them here,
/// with the same functions as the game.
#pragma once
#include <vector>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"

namespace sightline::engine {

/// Removes the cover and the dodge tokens that keywords remove, and gives the defender the chart
/// that keywords give. A defender with a dodge token and Block spends the token. The question must
/// hold cover, tokens and chart without these keywords. Returns the keywords that had an effect,
/// with their page; `amount` is the change of the chart.
std::vector<Reason> takeBesides(const AttackFacts& facts, OddsQuestion& question);

}  // namespace sightline::engine
