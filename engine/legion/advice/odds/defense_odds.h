/// The defender's half of an attack, from hits and crits to wounds: the chance part that every
/// policy shares. Source: Core Rulebook p. 34-35.
#pragma once
#include <vector>

#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine {

/// Chance of a face on one die.
double chanceOf(Die die, Face face);
/// Binomial distribution: chances of 0..count successes.
std::vector<double> binomial(int count, double chance);
/// Chances that the cover pool cancels 0..hits hits; certainly 0 without a cover pool. Low Profile
/// rolls one die less and adds a block.
std::vector<double> coverSpread(const OddsQuestion& question, int hits);
/// Results in the attack pool after surges are converted, without canceled dice.
struct PoolResults {
    int hits = 0, crits = 0, blanks = 0;
};
/// The results after that many dodge tokens. A token cancels a crit before a hit if it may, because
/// all later effects cancel hits first.
PoolResults dodged(const OddsQuestion& question, PoolResults pool, int tokens);
/// Hits and crits after Modify Attack Dice. Ram turns blanks, then hits; Impact turns hits to crits
/// before the defender cancels any. Backup and shields only apply to ranged attacks.
int resultsModified(const OddsQuestion& question, const PoolResults& pool, int backedUp);
/// Chances of 0..results wounds. Each hit or crit rolls a defense die, and Danger Sense adds dice.
/// Uncanny Luck rerolls dice that would end as blanks. Surges become blocks by a chart, or by a
/// surge token each: this is the last choice of an attack, and one more block is never worse for
/// the defender. Pierce cancels blocks after that.
std::vector<double> woundsOf(int results, const OddsQuestion& question, int surgeTokens);
/// Adds a distribution times a chance to `sum`, and extends `sum` as needed.
void addWounds(const std::vector<double>& spread, double chance, std::vector<double>& wounds);

}  // namespace sightline::engine
