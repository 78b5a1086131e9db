// The unit keyword Immune: Melee Pierce. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// In a melee attack, Pierce cannot cancel the unit's blocks.
void forbidMeleePierce(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    if (point.facts.isMelee()) point.terms.pierce.forbid(defender.reason(0));
}

}  // namespace

KeywordRule immuneMeleePierce() {
    return KeywordRule(Keyword::immuneMeleePierce)
        .holds<AttackNumbers, BorneBy::defender>(forbidMeleePierce);
}

}  // namespace sightline::engine::keywords
