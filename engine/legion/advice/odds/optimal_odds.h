/// Exact odds of an attack with optimal choices of both players: the attacker maximizes and the
/// defender minimizes the expected wounds. Both know all past rolls and no future roll. Policy
/// "optimal". Source: Core Rulebook p. 33-35, 39 (Clone Trooper).
#pragma once
#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine {

/// Backward induction over every choice of the attack sequence. Aim and observation tokens are
/// spent one at a time, in any order, on any dice. Among equally good choices the attacker takes
/// the one with the fewest rerolled dice; then an observation token before an aim token before
/// another unit's token; then the strongest colours, and within a colour the worst results. A surge
/// token is spent on every surge that it turns. Time and memory grow with the number of ways of the
/// pool and with both kinds of tokens: 18 dice with 5 aim and 4 observation tokens take about 2
/// seconds, with Precise 4 about twice that. `stepsOfOptimal` estimates the number of comparisons:
/// ways of the dice, times rerolls to choose from, times states of the tokens.
double stepsOfOptimal(const OddsQuestion& question);
Odds optimalOdds(const OddsQuestion& question);

}  // namespace sightline::engine
