// The unit keyword Djem So Mastery. Core Rulebook, Keyword Glossary. The game looks for a blank in
// the step Compare Results, after all changes of the attack dice.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// In a melee attack, the attacker suffers 1 wound if the attack roll contains a blank.
void woundForBlank(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    if (point.facts.isMelee()) point.terms.riposte.add(defender.reason(1));
}

}  // namespace

KeywordRule djemSoMastery() {
    return KeywordRule(Keyword::djemSoMastery)
        .holds<AttackNumbers, BorneBy::defender>(woundForBlank);
}

}  // namespace sightline::engine::keywords
