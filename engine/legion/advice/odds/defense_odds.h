/// The defender's part of an attack as probabilities: the cover pool, the dodge tokens and the
/// defense dice, from hits and crits to wounds. All policies use these functions. Source: Core
/// Rulebook p. 34-35.
#pragma once
#include <vector>

#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine {

/// The chance of a face on one die.
double chanceOf(Die die, Face face);
/// The binomial distribution: the chances of 0 to `count` successes.
std::vector<double> binomial(int count, double chance);
/// The chances that the cover pool cancels 0 to `hits` hits. Without a cover pool, it cancels none.
/// With Low Profile, one die fewer is rolled and one block is added.
std::vector<double> coverSpread(const OddsQuestion& question, int hits);
/// The results in the attack pool after the conversion of surges. Canceled dice are not included.
struct PoolResults {
    int hits = 0, crits = 0, blanks = 0;
};
/// The results after `tokens` dodge tokens. If a token may cancel a crit, it cancels a crit before
/// a hit, because all later effects cancel hits first.
PoolResults dodged(const OddsQuestion& question, PoolResults pool, int tokens);
/// The number of hits and crits that remain after the step Modify Attack Dice. Impact turns hits
/// into crits. Then Primitive turns all crits into hits, and Ram turns blanks, then hits, into
/// crits. Then the defender cancels hits. Backup cancels up to `backedUp` hits. Backup and shields
/// act only in ranged attacks.
int resultsModified(const OddsQuestion& question, const PoolResults& pool, int backedUp);
/// The chances of 0 to `results` wounds. Each hit or crit rolls a defense die, and effects add
/// dice. Uncanny Luck rerolls dice that would end as blanks. A surge chart turns all surges into
/// blocks; without a chart, each surge token turns one surge. Tokens are spent on as many surges as
/// possible, because no later choice follows and a block never harms the defender. Then Pierce
/// cancels blocks.
std::vector<double> woundsOf(int results, const OddsQuestion& question, int surgeTokens);
/// Adds the distribution `spread`, multiplied by `chance`, to the distribution `wounds`. Makes
/// `wounds` longer if necessary.
void addWounds(const std::vector<double>& spread, double chance, std::vector<double>& wounds);

}  // namespace sightline::engine
