#include "engine/legion/advice/odds/changed_results.h"

#include <algorithm>
#include <array>

#include "engine/legion/rules/attack_numbers/keyword_value.h"

namespace sightline::engine {

void takeChangedResults(const AttackFacts& facts, OddsQuestion& question) {
    const UnitCard& defender = *facts.defenderCard;
    question.shields = defender.sumOf(Keyword::shielded);
}

bool changesResults(Keyword keyword) {
    constexpr std::array all{Keyword::shielded};
    return std::find(all.begin(), all.end(), keyword) != all.end();
}

}  // namespace sightline::engine
