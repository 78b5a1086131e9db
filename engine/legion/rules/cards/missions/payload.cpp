// The objective card Payload. In the End Phase, players first score the Bomb Carts that they
// secure; then they move their carts; then they score the carts within enemy territory. The points
// for secured carts come from the card data, not from this file.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* bombCart = "Bomb Cart";
constexpr int pointsForCart = 2;

bool isInEnemyTerritory(const Battle& battle, Player player, ObjectiveId cart) {
    return isInTerritoryOf(battle, opponent(player), battle.mission.token(cart));
}

std::vector<ObjectiveId> cartsToMove(const Battle& battle, Player player) {
    std::vector<ObjectiveId> carts = tokensOnTable(battle, bombCart);
    std::erase_if(carts, [&](ObjectiveId one) {
        return securedBy(battle, battle.mission.token(one)) != player ||
               isInEnemyTerritory(battle, player, one);
    });
    return carts;
}

// The question proposes to move a cart towards the long edge of the enemy.
geometry::Vec2 towardsEnemyEdge(const Battle& battle, Player player, const ObjectiveToken& token) {
    const double y = sideOf(battle, player) == TableSide::near ? battle.field.table().depth : 0.0;
    return {token.position.x, y};
}

bool movesCarts(const Battle& battle, const CardInPlay& card, const BattleCardScored& point) {
    return actsForTable(card) && point.card.id == card.id && battle.round >= 2;
}

Task<void> moveCarts(Battle& battle, CardInPlay card, BattleCardScored&) {
    co_await moveTokensInTurns(battle, card, cartsToMove, towardsEnemyEdge);
    for (Player player : bothPlayers) {
        for (ObjectiveId cart : tokensOnTable(battle, bombCart)) {
            if (isInEnemyTerritory(battle, player, cart))
                scoreAtOnce(battle, cardOf(card, player), pointsForCart,
                            say::forToken(battle.mission.token(cart).name));
        }
    }
}

}  // namespace

CardRule payload() {
    return CardRule(CardRule::Kind::battleCard, "payload")
        .at<BattleCardScored>(moveCarts, movesCarts);
}

}  // namespace sightline::engine::cards
