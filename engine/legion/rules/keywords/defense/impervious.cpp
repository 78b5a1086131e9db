// The unit keyword Impervious. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Against this unit, Pierce cancels 1 block less than its value X. Impervious has no value X, so
// several instances of Impervious count as one.
void spareOneBlock(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.spared.add(defender.reason(1));
}

}  // namespace

KeywordRule impervious() {
    return KeywordRule(Keyword::impervious).holds<AttackNumbers, BorneBy::defender>(spareOneBlock);
}

}  // namespace sightline::engine::keywords
