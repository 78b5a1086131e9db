// The upgrade keyword Leader. Core Rulebook, Keyword Glossary. The miniature of the upgrade card is
// the unit leader when the army is built. Army building allows a unit only one card with this
// keyword.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// If the defeated unit leader had the keyword and a wound threshold of 2 or more, and the threshold
// of the unit card is 1, the new leader gets 1 wound token.
void returnWounded(const CurrentState& now, const Bearer& bearer, ReplaceLeader& point) {
    const UnitNow unit = now.unit(point.unit);
    if (point.threshold < 2 || unit.card->wounds != 1) return;
    const WhichCard fallen = now.carrierOf(point.fallen);
    const auto& cards = unit.stand->cards;
    const bool led = std::any_of(cards.begin(), cards.end(), [&](const EquippedCard& card) {
        return card.is(fallen) && std::any_of(card.keywords.begin(), card.keywords.end(),
                                              [&](auto& one) { return one.is(bearer.keyword); });
    });
    if (led) point.wounds.add(bearer.reason(1));
}

}  // namespace

KeywordRule leader() {
    return KeywordRule(Keyword::leader)
        .inArmyBuilding()
        .holds<ReplaceLeader, BorneBy::cards>(returnWounded);
}

}  // namespace sightline::engine::keywords
