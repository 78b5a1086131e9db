// The weapon keyword High Velocity. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// If all weapons of the attack pool have this keyword, the defender cannot spend dodge tokens, and
// Deflect does not act.
void forbidReactions(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    if (!point.facts.allWeaponsHave(attacker.keyword)) return;
    point.terms.dodging.forbid(attacker.reason(0));
    point.terms.deflecting.forbid(attacker.reason(0));
}

}  // namespace

KeywordRule highVelocity() {
    return KeywordRule(Keyword::highVelocity).holds<AttackNumbers, BorneBy::pool>(forbidReactions);
}

}  // namespace sightline::engine::keywords
