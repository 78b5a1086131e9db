// High Velocity (weapon). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Against an attack made only with such weapons, no dodge tokens are spent and nothing is
// deflected.
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
