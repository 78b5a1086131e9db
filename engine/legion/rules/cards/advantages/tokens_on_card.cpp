#include "engine/legion/rules/cards/advantages/tokens_on_card.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/cards/card_memory.h"
#include "engine/legion/rules/words/advantages.h"

namespace sightline::engine::cards {

int tokensOnCard(const Battle& battle, const CardInPlay& card, int atStart) {
    return std::max(0, atStart - usesOf(battle, card));
}

void removeTokenFromCard(Battle& battle, const CardInPlay& card, int atStart) {
    rememberUse(battle, card, CardLimit::game);
    const int left = tokensOnCard(battle, card, atStart);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::tokenLeavesCard(card.name, left),
                   .numbers = {{NumberId::tokens, left}},
                   .citation = card.citation(),
                   .player = card.player});
}

}  // namespace sightline::engine::cards
