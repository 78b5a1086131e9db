// The unit keyword Disengage. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The unit need not withdraw while it is Engaged with only one enemy unit. An enemy Vehicle in
// melee does not count, because a Vehicle does not engage a unit (p. 29).
void leaveFreely(const CurrentState& now, const Bearer& bearer, WithdrawFromMelee& point) {
    if (!point.mustWithdraw || !now.table()) return;
    const Tabletop& table = *now.table();
    const auto enemies = enemiesInMelee(table, bearer.unit);
    const auto engaging = std::count_if(enemies.begin(), enemies.end(), [&](UnitId one) {
        return isTrooper(table.unit(one).card->type);
    });
    if (engaging == 1) point.mustWithdraw = false;
}

}  // namespace

KeywordRule disengage() {
    return KeywordRule(Keyword::disengage)
        .holds<WithdrawFromMelee, BorneBy::unit>(leaveFreely)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
