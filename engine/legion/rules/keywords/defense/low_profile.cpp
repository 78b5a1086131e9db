// The unit keyword Low Profile. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// If the unit would roll dice for cover, it rolls 1 die less and adds 1 block. Low Profile has no
// value X, so several instances of it count as one.
void addBlock(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.coverBlocks.add(defender.reason(1));
}

}  // namespace

KeywordRule lowProfile() {
    return KeywordRule(Keyword::lowProfile).holds<AttackNumbers, BorneBy::defender>(addBlock);
}

}  // namespace sightline::engine::keywords
