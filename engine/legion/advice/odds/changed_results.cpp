#include "engine/legion/advice/odds/changed_results.h"

#include <algorithm>
#include <array>

#include "engine/legion/rules/attack_numbers/keyword_value.h"

namespace sightline::engine {

void takeChangedResults(const AttackFacts& facts, OddsQuestion& question) {
    const UnitCard& defender = *facts.defenderCard;
    question.ram = facts.poolValue(Keyword::ram).value_or(0);
    question.shields = defender.sumOf(Keyword::shielded);
    question.luck = defender.sumOf(Keyword::uncannyLuck);
}

bool changesResults(Keyword keyword) {
    constexpr std::array all{Keyword::ram, Keyword::shielded, Keyword::uncannyLuck};
    return std::find(all.begin(), all.end(), keyword) != all.end();
}

}  // namespace sightline::engine
