// Deflect (unit). Core Rulebook, Keyword Glossary. If the attacker is defeated, the attack
// continues.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The defender, or a unit that guards it, gains the chart against a ranged attack. A surge wounds
// the attacker once, before the conversion.
void deflectAttack(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    if (!point.facts.isRanged() || !point.terms.deflecting.allowed()) return;
    point.terms.offerChart(DefenseSurge::block, defender.reason(0));
    point.terms.deflected.add(defender.reason(1));
}

}  // namespace

KeywordRule deflect() {
    return KeywordRule(Keyword::deflect).holds<AttackNumbers, BorneBy::defender>(deflectAttack);
}

}  // namespace sightline::engine::keywords
