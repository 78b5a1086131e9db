// The unit keyword Duelist. Core Rulebook, Keyword Glossary. The spent aim and dodge tokens also
// keep their own effects. An aim token counts even if the player rerolls no die with it.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// If the unit spends an aim token for rerolls in a melee attack, its pool gains Pierce 1.
void pierceByAim(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    if (point.facts.isMelee() && point.facts.aim > 0) point.terms.pierce.add(attacker.reason(1));
}

// If the unit spends a dodge token against a melee attack, it gains Immune: Pierce.
void forbidPierceByDodge(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    const AttackFacts& facts = point.facts;
    if (facts.isMelee() && facts.dodge > 0 && point.terms.dodging.allowed())
        point.terms.pierce.forbid(defender.reason(0));
}

}  // namespace

KeywordRule duelist() {
    return KeywordRule(Keyword::duelist)
        .holds<AttackNumbers, BorneBy::attacker>(pierceByAim)
        .holds<AttackNumbers, BorneBy::defender>(forbidPierceByDodge);
}

}  // namespace sightline::engine::keywords
