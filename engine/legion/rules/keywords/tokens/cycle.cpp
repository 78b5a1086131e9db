// The upgrade keyword Cycle. Core Rulebook, Keyword Glossary. `Battle::use` stores the cards that
// the unit used in this activation, because these cards are not readied.
#include <algorithm>

#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

bool cycles(const Battle& battle, const EquippedCard& card, Keyword keyword) {
    const auto& used = battle.activation->usedCards;
    return card.state == EquippedCard::State::exhausted &&
           std::find(used.begin(), used.end(), card.id) == used.end() &&
           std::any_of(card.keywords.begin(), card.keywords.end(),
                       [&](const KeywordText& one) { return one.is(keyword); });
}

bool hasUnusedCard(const Battle& battle, const Bearer& bearer, const EndOfUnitActivation& point) {
    const auto& cards = battle.unit(bearer.unit).cards;
    return point.unit == bearer.unit &&
           std::any_of(cards.begin(), cards.end(), [&](const EquippedCard& card) {
               return cycles(battle, card, bearer.keyword);
           });
}

Task<void> readyUnusedCards(Battle& battle, Bearer bearer, EndOfUnitActivation&) {
    for (EquippedCard& card : battle.unit(bearer.unit).cards) {
        if (cycles(battle, card, bearer.keyword))
            readyCard(battle, bearer.unit, card, bearer.citation());
    }
    co_return;
}

}  // namespace

KeywordRule cycle() {
    return KeywordRule(Keyword::cycle)
        .onCards<EndOfUnitActivation>(readyUnusedCards, hasUnusedCard);
}

}  // namespace sightline::engine::keywords
