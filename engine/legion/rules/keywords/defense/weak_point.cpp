// The unit keyword Weak Point X: Front, Rear or Sides. Core Rulebook, Keyword Glossary; p. 39
// (Attacking with Notched Bases).
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/named_arcs.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// True if the attacking unit leader, or the token of an area weapon, is at least partly in one of
// the defender's arcs that `named` lists. Always true without a battlefield.
bool comesFrom(const CurrentState& now, const AttackFacts& facts, std::string_view named) {
    const Tabletop* table = now.table();
    if (!table) return true;
    const UnitOnTable *self = table->find(facts.attacker), *target = table->find(facts.defender);
    if (!target || (!facts.from && !self)) return false;
    const geometry::Mini& from = facts.from ? *facts.from : self->leader();
    const geometry::Extent base = geometry::outlineOf(from);
    const std::vector<geometry::Arc> arcs = arcsNamed(named);
    return std::any_of(arcs.begin(), arcs.end(), [&](geometry::Arc arc) {
        return geometry::isInArc(target->leader(), arc, base);
    });
}

// The attack pool gains Impact X, which acts only against a unit with Armor. Each instance of the
// keyword has its own arcs.
void openArmor(const CurrentState& now, const Bearer& defender, AttackNumbers& point) {
    if (point.terms.armor.reasons().empty()) return;
    int sum = 0;
    for (const KeywordText& one : point.facts.defenderCard->keywords) {
        if (one.is(defender.keyword) && comesFrom(now, point.facts, one.parameter))
            sum += one.value.value_or(0);
    }
    if (sum > 0) point.terms.impact.add(defender.reason(sum));
}

}  // namespace

KeywordRule weakPoint() {
    return KeywordRule(Keyword::weakPoint, {.value = true, .parameter = true})
        .holds<AttackNumbers, BorneBy::defender>(openArmor);
}

}  // namespace sightline::engine::keywords
