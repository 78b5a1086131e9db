// The secondary objective card Supply Run. Trooper units bring Supply Caches to points of interest.
#include <algorithm>

#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/cards/missions/token_distances.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* supplyCache = "Supply Cache";
constexpr int cachesEach = 2, firstRoundOfBonus = 4;

std::optional<Message> faultOfCache(const Battle& battle, geometry::Vec2 at) {
    if (auto fault = faultByTerritory(battle, ObjectiveKind::asset, at)) return fault;
    if (auto fault = faultByEdges(battle, ObjectiveKind::asset, at, 2)) return fault;
    return faultByTokens(battle, ObjectiveKind::asset, at, 1, supplyCache);
}

Task<void> placeCaches(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    co_await placeAssetsInTurn(battle, card, supplyCache, cachesEach, faultOfCache);
}

bool offersCaches(const Battle& battle, const CardInPlay& card, const OfferCardActions& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == card.player && isTrooper(unit.card->type);
}

Task<void> offerCaches(Battle& battle, CardInPlay, OfferCardActions& point) {
    for (ObjectiveId id : tokensInGame(battle, supplyCache)) {
        const UnitId unit = point.unit;
        point.offered.push_back(
            claimOfToken(unit, battle.mission.token(id),
                         [unit](const Battle& now) { return !isHolding(now, unit, supplyCache); }));
    }
    co_return;
}

bool contestsPoi(const Battle& battle, UnitId unit) {
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return token.kind == ObjectiveKind::poi && isContesting(battle, unit, token);
    });
}

bool mayDeliver(const Battle& battle, const CardInPlay& card, const StartOfUnitActivation& point) {
    return battle.round >= 2 && battle.unit(point.unit).player == card.player &&
           isHolding(battle, point.unit, supplyCache) && contestsPoi(battle, point.unit);
}

Task<void> deliver(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    const UnitId unit = point.unit;
    const bool wants = co_await wantsToUse(battle, card, unit);
    if (!wants || !isHolding(battle, unit, supplyCache)) co_return;
    for (ObjectiveId id : tokensInGame(battle, supplyCache)) {
        if (battle.mission.token(id).holder != unit) continue;
        removeToken(battle, card, id, say::tokenLeaves(battle.mission.token(id).name));
        break;
    }
    scoreAtOnce(battle, card, battle.round >= firstRoundOfBonus ? 2 : 1,
                say::forUnit(battle.unit(unit).label));
}

}  // namespace

CardRule supplyRun() {
    return CardRule(CardRule::Kind::battleCard, "supply-run")
        .atInAnyOrder<ResolveSetupEffects>(placeCaches, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<OfferCardActions>(offerCaches, offersCaches)
        .at<StartOfUnitActivation>(deliver, mayDeliver);
}

}  // namespace sightline::engine::cards
