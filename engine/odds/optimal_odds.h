/// Exact odds of an attack between players who both choose best: the attacker for the most expected
/// wounds, the defender for the fewest, each knowing all that was rolled and nothing that will be.
/// Policy "optimal". Source: Core Rulebook p. 33-35, 39 (Clone Trooper).
#pragma once
#include "engine/odds/odds.h"

namespace sightline::engine {

/// Backward induction over every choice of the attack sequence. Aim and observation tokens are
/// spent one at a time, in any order, on any dice. Of equally good choices the attacker takes the
/// one that rerolls the fewest dice; among those an observation token before an aim token before
/// another unit's; then the strongest colours, in each of them the worst results. A surge token is
/// spent on every surge that it turns. Time and memory grow with the number of ways in which the
/// pool can lie and with both kinds of tokens: 18 dice with 5 aim and 4 observation tokens take
/// about 2 seconds, with Precise 4 about twice that.
/// How many comparisons that takes, about: ways in which the dice lie, times rerolls to choose
/// from, times numbers of tokens left.
double stepsOfOptimal(const OddsQuestion& question);
Odds optimalOdds(const OddsQuestion& question);

}  // namespace sightline::engine
