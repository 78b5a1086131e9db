// The unit keyword Cover X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Improves the unit's cover by X against ranged attacks.
void improveCover(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    if (point.facts.isRanged()) point.terms.coverImproved.add(defender.reason(defender.x));
}

}  // namespace

KeywordRule cover() {
    return KeywordRule(Keyword::cover, {.value = true})
        .holds<AttackNumbers, BorneBy::defender>(improveCover);
}

}  // namespace sightline::engine::keywords
