// The unit keyword Sharpshooter X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Reduces the defender's cover by X.
void reduceCover(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    if (point.facts.isRanged()) point.terms.coverReduced.add(attacker.reason(attacker.x));
}

}  // namespace

KeywordRule sharpshooter() {
    return KeywordRule(Keyword::sharpshooter, {.value = true})
        .holds<AttackNumbers, BorneBy::attacker>(reduceCover);
}

}  // namespace sightline::engine::keywords
