// The secondary objective card Destroy Enemy Base. Units with Bombs destroy the enemy Base that
// their player secures.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/cards/missions/token_distances.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* basePoi = "Base";
constexpr const char* bombAsset = "Bomb";
constexpr int baseLine = 0, pointsForBase = 4;

std::optional<Message> faultOfBase(const Battle& battle, geometry::Vec2 at) {
    return faultByEdges(battle, ObjectiveKind::poi, at, 1);
}

Task<void> placeBases(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    const geometry::TableSize table = battle.field.table();
    for (Player player : bothPlayers) {
        const bool near = sideOf(battle, player) == TableSide::near;
        const geometry::Vec2 wished{table.width / 2.0, near ? 7.0 : table.depth - 7.0};
        NewToken token{basePoi, ObjectiveKind::poi, player, wished, faultOfBase};
        co_await placeNewToken(battle, cardOf(card, player), std::move(token));
    }
    co_await giveAssets(battle, card, bombAsset, 1);
}

Task<void> offerBombs(Battle& battle, CardInPlay, OfferCardActions& point) {
    for (ObjectiveId id : tokensInGame(battle, bombAsset)) {
        const UnitId unit = point.unit;
        point.offered.push_back(
            claimOfToken(unit, battle.mission.token(id),
                         [unit](const Battle& now) { return !isHolding(now, unit, bombAsset); }));
    }
    co_return;
}

// The Bombs with which the player destroys the Base. Empty: the player does not destroy it.
std::vector<ObjectiveId> bombsAgainst(const Battle& battle, Player player,
                                      const ObjectiveToken& enemyBase) {
    std::vector<ObjectiveId> bombs;
    if (securedBy(battle, enemyBase) != player) return bombs;
    for (const ObjectiveToken& token : battle.mission.tokens) {
        if (token.printed != bombAsset || token.holder.none()) continue;
        const UnitId holder = token.holder;
        if (battle.unit(holder).player == player && isContesting(battle, holder, enemyBase))
            bombs.push_back(token.id);
    }
    return bombs;
}

Task<void> destroyBases(Battle& battle, CardInPlay card, StartOfEndPhase&) {
    for (ObjectiveId id : tokensOnTable(battle, basePoi)) {
        const ObjectiveToken& token = battle.mission.token(id);
        if (!token.owner) continue;
        const Player player = opponent(*token.owner);
        const std::vector<ObjectiveId> bombs = bombsAgainst(battle, player, token);
        if (bombs.empty()) continue;
        for (ObjectiveId one : bombs)
            removeToken(battle, card, one, say::tokenLeaves(battle.mission.token(one).name));
        removeToken(battle, card, id, say::tokenDestroyed(token.name));
        achieve(battle, cardOf(card, player), baseLine);
    }
    co_return;
}

bool scoresBase(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, 1);
}

Task<void> scoreBase(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    if (timesAchievedThisRound(battle, card, baseLine) > 0)
        addPoints(point, pointsForBase, say::tokenDestroyed(basePoi));
    co_return;
}

}  // namespace

CardRule destroyEnemyBase() {
    return CardRule(CardRule::Kind::battleCard, "destroy-enemy-base")
        .atInAnyOrder<ResolveSetupEffects>(placeBases, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<OfferCardActions>(offerBombs, forOwnUnit)
        .atInAnyOrder<StartOfEndPhase>(destroyBases, onceForTable<StartOfEndPhase>)
        .atInAnyOrder<ScoreVictoryPoints>(scoreBase, scoresBase);
}

}  // namespace sightline::engine::cards
