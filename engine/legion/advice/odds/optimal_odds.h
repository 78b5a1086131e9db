/// Exact odds of an attack with optimal choices of both players (policy "optimal"). The attacker
/// maximizes and the defender minimizes the expected wounds. Both know all past rolls and no future
/// roll. Source: Core Rulebook p. 33-35, 39 (Clone Trooper).
#pragma once
#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine {

/// The approximate number of comparisons in `optimalOdds`: combinations of faces times rerolls
/// times token states.
///
/// `optimalOdds` uses backward induction over every choice of the attack sequence. Aim and
/// observation tokens are spent one at a time, in any order, on any dice. Among equally good
/// choices, the attacker uses the fewest rerolled dice; then an observation token before an aim
/// token before another unit's token; then the strongest colours; then the worst results. A surge
/// token is spent on every surge that it can turn. 18 dice with 5 aim and 4 observation tokens take
/// about 2 seconds, with Precise 4 about twice as long.
double stepsOfOptimal(const OddsQuestion& question);
Odds optimalOdds(const OddsQuestion& question);

}  // namespace sightline::engine
