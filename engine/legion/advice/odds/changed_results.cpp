#include "engine/legion/advice/odds/changed_results.h"

#include <algorithm>
#include <array>

#include "engine/legion/rules/attack_numbers/keyword_value.h"

namespace sightline::engine {

void takeChangedResults(const AttackFacts& facts, int suppression, OddsQuestion& question) {
    const UnitCard& defender = *facts.defenderCard;
    question.critical = facts.poolValue(Keyword::critical).value_or(0);
    question.ram = facts.poolValue(Keyword::ram).value_or(0);
    question.lowProfile = defender.has(Keyword::lowProfile);
    question.outmaneuver = defender.has(Keyword::outmaneuver);
    question.shields = defender.sumOf(Keyword::shielded);
    question.luck = defender.sumOf(Keyword::uncannyLuck);
    question.moreDefenseDice = std::min(suppression, defender.sumOf(Keyword::dangerSense));
}

bool changesResults(Keyword keyword) {
    constexpr std::array all{Keyword::critical,    Keyword::ram,      Keyword::lowProfile,
                             Keyword::outmaneuver, Keyword::shielded, Keyword::uncannyLuck,
                             Keyword::dangerSense};
    return std::find(all.begin(), all.end(), keyword) != all.end();
}

}  // namespace sightline::engine
