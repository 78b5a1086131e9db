// The weapon keyword Primitive. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Against a unit with Armor, all crits become hits after Impact. The attacker has no choice.
void turnCrits(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    if (!point.terms.armor.reasons().empty()) point.terms.dulled.add(attacker.reason(1));
}

}  // namespace

KeywordRule primitive() {
    return KeywordRule(Keyword::primitive).holds<AttackNumbers, BorneBy::pool>(turnCrits);
}

}  // namespace sightline::engine::keywords
