// Allies of Convenience (unit). Core Rulebook, Keyword Glossary. Army building checks its
// mercenaries.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// It may issue orders to mercenaries of any Affiliation.
void orderAllies(const CurrentState&, const Bearer& commander, OrderMercenaries& point) {
    point.ordering.allow(commander.reason(0));
}

}  // namespace

KeywordRule alliesOfConvenience() {
    return KeywordRule(Keyword::alliesOfConvenience)
        .holds<OrderMercenaries, BorneBy::unit>(orderAllies)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
