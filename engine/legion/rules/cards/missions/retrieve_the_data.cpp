// The secondary objective card Retrieve the Data. Units put suppression tokens on Data Cores;
// players score the Data Cores that have at least 2 suppression tokens.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/cards/missions/token_actions_of_cards.h"
#include "engine/legion/rules/cards/missions/token_distances.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* dataCore = "Data Core";
constexpr int coresEach = 2, suppressionOfCore = 2, firstRoundOfData = 2;

std::optional<Message> faultOfCore(const Battle& battle, geometry::Vec2 at) {
    if (auto fault = faultByTerritory(battle, ObjectiveKind::asset, at)) return fault;
    if (auto fault = faultByEdges(battle, ObjectiveKind::asset, at, 2)) return fault;
    return faultByTokens(battle, ObjectiveKind::asset, at, 1, dataCore);
}

Task<void> placeCores(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    placeInCentre(battle, card, ObjectiveKind::asset, dataCore);
    co_await placeAssetsInTurn(battle, card, dataCore, coresEach, faultOfCore);
}

Task<void> offerRecovery(Battle& battle, CardInPlay card, OfferCardActions& point) {
    TokenAction action{"Data Recovery", "data-recovery", dataCore};
    action.make = [card](Battle& now, UnitId unit, ObjectiveToken& core) {
        ++core.counters;
        now.record({.happening = Happening::keywordActed,
                    .message = say::suppressionOnToken(core.name, core.counters),
                    .citation = card.citation(),
                    .unit = unit});
    };
    offerTokenAction(battle, point, action);
    co_return;
}

bool isRecovered(const Battle& battle, ObjectiveId core) {
    return battle.mission.token(core).counters >= suppressionOfCore;
}

bool scoresCores(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, firstRoundOfData);
}

Task<void> scoreCores(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    for (ObjectiveId core : tokensOnTable(battle, dataCore)) {
        const ObjectiveToken& token = battle.mission.token(core);
        if (isRecovered(battle, core) && securedBy(battle, token) == card.player)
            addPoints(point, 1, say::forToken(token.name));
    }
    co_return;
}

bool removesCores(const Battle& battle, const CardInPlay& card, const BattleCardScored& point) {
    return actsForTable(card) && point.card.id == card.id && battle.round >= firstRoundOfData;
}

Task<void> removeCores(Battle& battle, CardInPlay card, BattleCardScored&) {
    for (ObjectiveId core : tokensOnTable(battle, dataCore)) {
        const ObjectiveToken& token = battle.mission.token(core);
        if (isRecovered(battle, core) && securedBy(battle, token))
            removeToken(battle, card, core, say::tokenLeaves(token.name));
    }
    co_return;
}

}  // namespace

CardRule retrieveTheData() {
    return CardRule(CardRule::Kind::battleCard, "retrieve-the-data")
        .atInAnyOrder<ResolveSetupEffects>(placeCores, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<OfferCardActions>(offerRecovery, forOwnUnit)
        .atInAnyOrder<ScoreVictoryPoints>(scoreCores, scoresCores)
        .atInAnyOrder<BattleCardScored>(removeCores, removesCores);
}

}  // namespace sightline::engine::cards
