/// Keywords of an attack that are no numbers of it. Previews and odds take them over here, by the
/// same functions that the game asks.
#pragma once
#include <vector>

#include "engine/odds/odds.h"
#include "engine/terms/attack_facts.h"

namespace sightline::engine {

/// Takes away the cover and the dodge tokens that keywords take away, and gives the defender the
/// chart that they give; who has a dodge token and Block spends one. Requires that the question has
/// cover, tokens and chart without them. Which keywords changed something, with their page; the
/// amount of each is what it adds to the chart.
std::vector<Reason> takeBesides(const AttackFacts& facts, OddsQuestion& question);

}  // namespace sightline::engine
