// The unit keyword Small of a counterpart. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// Forbids the attack if the attacking unit leader has LOS to the counterpart only.
void hideBehindSize(const CurrentState& now, const Bearer& defender, MayDeclareDefender& point) {
    const Tabletop* table = now.table();
    if (!table) return;
    const UnitOnTable *attacker = table->find(point.attacker), *self = table->find(defender.unit);
    if (!attacker || !self) return;
    UnitOnTable others = *self;
    std::erase_if(others.minis, [&](const geometry::PlacedMini& one) {
        return now.isCounterpart(MiniId{one.key});
    });
    const auto leaderSees = [&](const UnitOnTable& unit) {
        return !unit.minis.empty() && sees(*table, *attacker, attacker->leader(), unit);
    };
    if (!leaderSees(others) && leaderSees(*self)) point.declaring.forbid(defender.reason(0));
}

}  // namespace

KeywordRule small() {
    return KeywordRule(Keyword::small)
        .holds<MayDeclareDefender, BorneBy::defender>(hideBehindSize)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
