// The unit keyword Block. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// If the unit spends a dodge token while it defends, it gains the surge chart of Block.
void offerBlockChart(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    if (point.facts.dodge > 0 && point.terms.dodging.allowed())
        point.terms.offerChart(DefenseSurge::block, defender.reason(0));
}

}  // namespace

KeywordRule block() {
    return KeywordRule(Keyword::block).holds<AttackNumbers, BorneBy::defender>(offerBlockChart);
}

}  // namespace sightline::engine::keywords
