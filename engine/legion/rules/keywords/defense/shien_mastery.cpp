// The unit keyword Shien Mastery. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// With the keyword, Deflect deals 1 wound to the attacker for each surge. A ranged attack that does
// not wound the defender gives the defender no suppression tokens.
void turnBack(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.deflectedEach.allow(defender.reason(0));
    if (point.facts.isRanged() && point.facts.wounds == 0)
        point.terms.suppressing.forbid(defender.reason(0));
}

}  // namespace

KeywordRule shienMastery() {
    return KeywordRule(Keyword::shienMastery).holds<AttackNumbers, BorneBy::defender>(turnBack);
}

}  // namespace sightline::engine::keywords
