/// Reference odds by plain enumeration in whole numbers: every die of every roll and every choice.
/// Uses nothing of engine/legion/advice/odds but the question. Slow; for pools of up to 4 dice.
#pragma once
#include <cstdint>
#include <vector>

#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine::test {

/// The sides of a die: '-' blank, 'S' surge, 'H' hit, 'C' crit, 'B' block.
const char* sidesOf(Die die);

/// The number of courses of the attack for each result, of `total` equally likely courses.
struct PlainOdds {
    std::vector<std::int64_t> wounds;  ///< indexed by the number of wounds
    std::int64_t suppressed = 0;
    std::int64_t total = 1;
};

/// Requires at most 4 dice, rerolled at most 9 times in all, so that the numbers fit.
PlainOdds plainStandardOdds(const OddsQuestion& question);
PlainOdds plainOptimalOdds(const OddsQuestion& question);

}  // namespace sightline::engine::test
