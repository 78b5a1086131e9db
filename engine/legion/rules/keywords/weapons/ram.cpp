// The weapon keyword Ram X. Core Rulebook, Keyword Glossary. A crit is never worse than another
// result, and turning a blank adds a result. So the game turns as many results to crits as
// possible, blanks first, and asks no question.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// True if the unit moved in this activation. If its miniatures have notched bases, it must have
// made a full Standard Move. Without a battlefield, the unit is assumed to have moved.
bool hasRammed(const CurrentState& now, UnitId unit) {
    const MovesMade made = now.movesOf(unit);
    const Tabletop* table = now.table();
    const UnitOnTable* self = table ? table->find(unit) : nullptr;
    return self && self->leader().base.notched ? made.full : made.any;
}

void turnResults(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    if (hasRammed(now, attacker.unit)) point.terms.rammed.add(attacker.reason(attacker.x));
}

}  // namespace

KeywordRule ram() {
    return KeywordRule(Keyword::ram, {.value = true})
        .holds<AttackNumbers, BorneBy::pool>(turnResults);
}

}  // namespace sightline::engine::keywords
