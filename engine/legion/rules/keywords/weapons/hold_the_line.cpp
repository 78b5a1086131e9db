// The unit keyword Hold the Line. Core Rulebook, Keyword Glossary; p. 29 (Engaged).
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// True if the unit is engaged. Without a battlefield, it counts as engaged if a Trooper unit makes
// a melee attack against a Trooper unit.
bool isEngagedNow(const CurrentState& now, UnitId unit, const AttackFacts& facts) {
    const bool troopers = facts.attackerCard && isTrooper(facts.attackerCard->type) &&
                          isTrooper(facts.defenderCard->type);
    if (facts.isMelee() && troopers) return true;
    const Tabletop* table = now.table();
    return table && table->find(unit) && isEngaged(*table, unit);
}

void turnAttackSurges(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    if (isEngagedNow(now, attacker.unit, point.facts))
        point.terms.offerChart(AttackSurge::hit, attacker.reason(0));
}

void turnDefenseSurges(const CurrentState& now, const Bearer& defender, AttackNumbers& point) {
    if (isEngagedNow(now, defender.unit, point.facts))
        point.terms.offerChart(DefenseSurge::block, defender.reason(0));
}

}  // namespace

KeywordRule holdTheLine() {
    return KeywordRule(Keyword::holdTheLine)
        .holds<AttackNumbers, BorneBy::attacker>(turnAttackSurges)
        .holds<AttackNumbers, BorneBy::defender>(turnDefenseSurges);
}

}  // namespace sightline::engine::keywords
