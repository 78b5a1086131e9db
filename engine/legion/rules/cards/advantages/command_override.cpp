// The advantage card Command Override: units with AI issue orders to themselves. There are 2
// advantage tokens on the card. The player may remove 1 of them in each step Issue Orders.
#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/cards/advantages/tokens_on_card.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr int overrideTokens = 2;

std::vector<UnitId> unitsToOverride(const Battle& battle, Player player) {
    std::vector<UnitId> units = battle.unitsOf(player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return !unit.card->has(Keyword::ai) || unit.ordered || unit.activated ||
               !mayReceiveOrder(battle, one, one);
    });
    return units;
}

bool mayOverrideCommand(const Battle& battle, const CardInPlay& card, const IssueOrders& point) {
    return point.player == card.player && tokensOnCard(battle, card, overrideTokens) > 0 &&
           !unitsToOverride(battle, card.player).empty();
}

Task<void> overrideCommand(Battle& battle, CardInPlay card, IssueOrders&) {
    const Candidates units = [player = card.player](const Battle& now) {
        return unitsToOverride(now, player);
    };
    const UnitId unit = co_await chooseUnit(battle, card, UnitId{}, units, true);
    if (unit.none()) co_return;
    removeTokenFromCard(battle, card, overrideTokens);
    co_await issueOrder(battle, unit, unit, card.citation());
}

}  // namespace

CardRule commandOverride() {
    return CardRule(CardRule::Kind::battleCard, "command-override")
        .at<IssueOrders>(overrideCommand, mayOverrideCommand);
}

}  // namespace sightline::engine::cards
