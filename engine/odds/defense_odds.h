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
/// Chances of 0..hits hits canceled by the cover pool; 0 for sure where there is none. Low Profile
/// rolls one die less and adds a block.
std::vector<double> coverSpread(const OddsQuestion& question, int hits);
/// How the dice of the attack pool lie once surges are converted; canceled ones are gone.
struct PoolResults {
    int hits = 0, crits = 0, blanks = 0;
};
/// What so many dodge tokens leave: a crit is canceled before a hit where it may be, since whatever
/// cancels results later cancels hits first.
PoolResults dodged(const OddsQuestion& question, PoolResults pool, int tokens);
/// Hits and crits that Modify Attack Dice leaves: Ram turns blanks, then hits, and Impact turns
/// hits to crits before the defender cancels any. Backup and shields meet ranged attacks alone.
int resultsModified(const OddsQuestion& question, const PoolResults& pool, int backedUp);
/// Chances of 0..results wounds by that many hits and crits, a defense die each and those of Danger
/// Sense. Uncanny Luck rerolls dice that would end as blanks. Surges become blocks by chart, or by
/// as many of the surge tokens as there are surges: the last choice of an attack, where one more
/// block is never worse for the defender. Pierce cancels blocks after that.
std::vector<double> woundsOf(int results, const OddsQuestion& question, int surgeTokens);
/// Adds a spread times a chance to another, which is made long enough.
void addWounds(const std::vector<double>& spread, double chance, std::vector<double>& wounds);

}  // namespace sightline::engine
