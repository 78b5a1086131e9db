// The upgrade keyword Reconfigure. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

bool hasOtherSide(const EquippedCard& card, Keyword keyword) {
    return card.sides.size() > 1 &&
           std::any_of(card.keywords.begin(), card.keywords.end(),
                       [&](const KeywordText& one) { return one.is(keyword); });
}

bool mayReconfigure(const Battle& battle, const Bearer& bearer, const ActionMade& point) {
    const auto& cards = battle.unit(bearer.unit).cards;
    return point.unit == bearer.unit && point.action == Action::recover &&
           std::any_of(cards.begin(), cards.end(), [&](const EquippedCard& card) {
               return hasOtherSide(card, bearer.keyword);
           });
}

// Asks which side of the card is used from now on. Turning the card does not exhaust it.
Task<void> turnCard(Battle& battle, Bearer bearer, std::size_t index) {
    const EquippedCard& card = battle.unit(bearer.unit).cards[index];
    std::vector<int> sides;
    Messages texts;
    for (std::size_t side = 0; side < card.sides.size(); ++side) {
        if (static_cast<int>(side) == card.side) continue;
        sides.push_back(static_cast<int>(side));
        texts.push_back(say::cardFaceup(card.name, card.sides[side]));
    }
    const int chosen = co_await chooseText(battle, bearer, std::move(texts), true);
    if (chosen < 0) co_return;
    EquippedCard& turned = battle.unit(bearer.unit).cards[index];
    turned.side = sides[static_cast<std::size_t>(chosen)];
    battle.record({.happening = Happening::cardTurned,
                   .message = say::cardFaceup(turned.name,
                                              turned.sides[static_cast<std::size_t>(turned.side)]),
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
}

Task<void> turnCards(Battle& battle, Bearer bearer, ActionMade&) {
    for (std::size_t i = 0; i < battle.unit(bearer.unit).cards.size(); ++i) {
        if (hasOtherSide(battle.unit(bearer.unit).cards[i], bearer.keyword))
            co_await turnCard(battle, bearer, i);
    }
}

}  // namespace

KeywordRule reconfigure() {
    return KeywordRule(Keyword::reconfigure).onCards<ActionMade>(turnCards, mayReconfigure);
}

}  // namespace sightline::engine::keywords
