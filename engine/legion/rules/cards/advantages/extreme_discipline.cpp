// The advantage card Extreme Discipline. There are 2 advantage tokens on the card. When a unit
// gains suppression, its player may remove 1 of these tokens: the unit then loses all suppression
// and suffers 1 wound.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/cards/advantages/tokens_on_card.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr int disciplineTokens = 2;

bool mayDiscipline(const Battle& battle, const CardInPlay& card, const TokenGained& point) {
    const UnitState& unit = battle.unit(point.unit);
    return point.token == Token::suppression && unit.player == card.player && !unit.defeated() &&
           unit.tokens[Token::suppression] > 0 && tokensOnCard(battle, card, disciplineTokens) > 0;
}

Task<void> discipline(Battle& battle, CardInPlay card, TokenGained& point) {
    const bool wanted = co_await wantsToUse(battle, card, point.unit);
    if (!wanted) co_return;
    removeTokenFromCard(battle, card, disciplineTokens);
    const int all = battle.unit(point.unit).tokens[Token::suppression];
    co_await removeSuppression(battle, point.unit, all, card.citation());
    co_await dealWounds(battle, point.unit, 1);
}

}  // namespace

CardRule extremeDiscipline() {
    return CardRule(CardRule::Kind::battleCard, "extreme-discipline")
        .at<TokenGained>(discipline, mayDiscipline);
}

}  // namespace sightline::engine::cards
