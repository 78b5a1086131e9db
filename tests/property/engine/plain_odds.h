/// Reference odds of an attack by plain enumeration in integers: every die of every roll, and every
/// choice. Of the tested code in engine/legion/advice/odds, it uses only the type of the question.
/// It is slow, so it takes pools of up to 4 dice.
#pragma once
#include <cstdint>
#include <vector>

#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine::test {

/// The sides of a die as letters: '-' blank, 'S' surge, 'H' hit, 'C' crit, 'B' block.
const char* sidesOf(Die die);

/// Among `total` equally likely sequences of die rolls, the number of sequences that lead to each
/// result of the attack.
struct PlainOdds {
    std::vector<std::int64_t> wounds;  ///< indexed by the number of wounds
    std::int64_t suppressed = 0;
    std::int64_t total = 1;
};

/// The odds of the policy "standard". The question may have at most 4 dice and at most 9 rerolls in
/// total, so that the numbers do not overflow.
PlainOdds plainStandardOdds(const OddsQuestion& question);
PlainOdds plainOptimalOdds(const OddsQuestion& question);

}  // namespace sightline::engine::test
