// The objective card Shifting Priorities. At the end of the End Phase, each player moves the tokens
// that the other player secures. The points for secured tokens come from the card data, not from
// this file.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "geometry/range/extent.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* priorityTarget = "Priority Target";

std::vector<ObjectiveId> targetsOfOpponent(const Battle& battle, Player player) {
    std::vector<ObjectiveId> tokens = tokensOnTable(battle, priorityTarget);
    std::erase_if(tokens, [&](ObjectiveId one) {
        return securedBy(battle, battle.mission.token(one)) != opponent(player);
    });
    return tokens;
}

// Tokens move only from round 2 on. After the last round, a move would change nothing.
bool mayShift(const Battle& battle, const CardInPlay& card, const EndOfEndPhase&) {
    return actsForTable(card) && battle.round >= 2 && battle.round < battle.lastRound;
}

// The question proposes to move a target towards the long edge of the player who moves it.
geometry::Vec2 towardsOwnEdge(const Battle& battle, Player player, const ObjectiveToken& token) {
    const double y = sideOf(battle, player) == TableSide::near ? 0.0 : battle.field.table().depth;
    return {token.position.x, y};
}

Task<void> shiftTargets(Battle& battle, CardInPlay card, EndOfEndPhase&) {
    co_await moveTokensInTurns(battle, card, targetsOfOpponent, towardsOwnEdge);
}

}  // namespace

CardRule shiftingPriorities() {
    return CardRule(CardRule::Kind::battleCard, "shifting-priorities")
        .at<EndOfEndPhase>(shiftTargets, mayShift);
}

}  // namespace sightline::engine::cards
