// The unit keyword Deflect. Core Rulebook, Keyword Glossary. The attack continues even if Deflect
// defeats the attacker.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// In a ranged attack, the defender, or a unit that guards it, gains the surge chart of Deflect. If
// a defense surge is rolled, the attacker suffers one wound before surges are converted.
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
