// The weapon keyword Impact X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Turns up to X hits into crits against a unit with Armor. A crit is never worse than a hit, so the
// game turns as many hits as possible and asks no question.
void turnHitsByImpact(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    if (!point.terms.armor.reasons().empty()) point.terms.impact.add(attacker.reason(attacker.x));
}

}  // namespace

KeywordRule impact() {
    return KeywordRule(Keyword::impact, {.value = true})
        .holds<AttackNumbers, BorneBy::pool>(turnHitsByImpact);
}

}  // namespace sightline::engine::keywords
