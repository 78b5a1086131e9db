// The unit keyword Unconcerned. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The unit has no cover, whatever would give it cover.
void forbidCover(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.covering.forbid(defender.reason(0));
}

}  // namespace

KeywordRule unconcerned() {
    return KeywordRule(Keyword::unconcerned).holds<AttackNumbers, BorneBy::defender>(forbidCover);
}

}  // namespace sightline::engine::keywords
