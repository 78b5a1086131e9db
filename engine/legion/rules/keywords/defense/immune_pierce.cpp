// The unit keyword Immune: Pierce. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Pierce cannot cancel the unit's blocks.
void forbidPierce(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.pierce.forbid(defender.reason(0));
}

}  // namespace

KeywordRule immunePierce() {
    return KeywordRule(Keyword::immunePierce).holds<AttackNumbers, BorneBy::defender>(forbidPierce);
}

}  // namespace sightline::engine::keywords
