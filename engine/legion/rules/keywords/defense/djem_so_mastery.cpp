// The unit keyword Djem So Mastery. Core Rulebook, Keyword Glossary. The blanks at the moment of
// the step Compare Results count.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// In a melee attack, a blank in the attack roll gives the attacker 1 wound.
void woundForBlank(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    if (point.facts.isMelee()) point.terms.riposte.add(defender.reason(1));
}

}  // namespace

KeywordRule djemSoMastery() {
    return KeywordRule(Keyword::djemSoMastery)
        .holds<AttackNumbers, BorneBy::defender>(woundForBlank);
}

}  // namespace sightline::engine::keywords
