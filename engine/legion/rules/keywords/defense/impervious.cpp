// Impervious (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Pierce cancels 1 block fewer of this unit. Impervious has no X, so several instances do not add
// up.
void spareOneBlock(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.spared.add(defender.reason(1));
}

}  // namespace

KeywordRule impervious() {
    return KeywordRule(Keyword::impervious).holds<AttackNumbers, BorneBy::defender>(spareOneBlock);
}

}  // namespace sightline::engine::keywords
