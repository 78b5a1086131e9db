// The unit keyword Immune: Blast. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Cover of the defender cancels hits even if the weapon has Blast.
void forbidBlast(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.blast.forbid(defender.reason(0));
}

}  // namespace

KeywordRule immuneBlast() {
    return KeywordRule(Keyword::immuneBlast)
        .holds<AttackNumbers, BorneBy::defender>(forbidBlast)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
