/// The defender's half of an attack, from hits and crits to wounds: what chance makes of it,
/// whatever the policy. Source: Core Rulebook p. 34-35.
#pragma once
#include <vector>

#include "engine/odds/odds.h"

namespace sightline::engine {

/// Of one die.
double chanceOf(Die die, Face face);
/// Chances of 0..count successes.
std::vector<double> binomial(int count, double chance);
/// That the die of the cover pool cancels its hit; 0 where there is no cover pool.
double coverChance(const OddsQuestion& question);
/// Hits and crits that Modify Attack Dice leaves: Impact turns hits to crits before the defender
/// cancels any, and Backup meets ranged attacks alone.
int resultsModified(const OddsQuestion& question, int hits, int crits, int backedUp);
/// Chances of 0..results wounds by that many hits and crits, a defense die each. Surges become
/// blocks by chart, or by as many of the surge tokens as there are surges: the last choice of an
/// attack, where one more block is never worse for the defender. Pierce cancels blocks after that.
std::vector<double> woundsOf(int results, const OddsQuestion& question, int surgeTokens);
/// Adds a spread times a chance to another, which is made long enough.
void addWounds(const std::vector<double>& spread, double chance, std::vector<double>& wounds);

}  // namespace sightline::engine
