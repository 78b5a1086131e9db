// The unit keyword Allies of Convenience. Core Rulebook, Keyword Glossary. This file has the rule
// about orders. The code of army building checks which mercenaries the keyword allows.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The unit with the keyword may issue orders to mercenaries of any Affiliation.
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
