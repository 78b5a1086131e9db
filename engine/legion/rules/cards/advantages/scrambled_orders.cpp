// The advantage card Scrambled Orders. Enemy units within range 1 of the token Comms Scrambler
// cannot be issued orders. An enemy unit can destroy the token by an action.
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/cards/advantages/tokens_anywhere.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* scramblerName = "Comms Scrambler";
constexpr double destroyRange = 0.5;

bool mayPlaceScrambler(const Battle&, const CardInPlay& card, const SetUpAdvantage& point) {
    return point.player == card.player;
}

Task<void> placeScrambler(Battle& battle, CardInPlay card, SetUpAdvantage&) {
    const geometry::TableSize table = battle.field.table();
    const bool near = sideOf(battle, card.player) == TableSide::near;
    const geometry::Vec2 amongEnemies{table.width / 2.0, table.depth * (near ? 0.75 : 0.25)};
    co_await placeAnywhere(battle, card, scramblerName, amongEnemies);
}

void scramble(const CurrentState&, ReceiveOrder& point) {
    const Player enemy = opponent(point.battle.unit(point.unit).player);
    for (const ObjectiveId id : alliedTokens(point.battle, enemy, scramblerName)) {
        if (!isWithinOfToken(point.battle, point.unit, point.battle.mission.token(id), 1)) continue;
        point.receiving.forbid({.citation = page(19, scramblerName), .source = scramblerName});
    }
}

bool mayDestroyScrambler(const Battle& battle, const CardInPlay& card,
                         const OfferCardActions& point) {
    return battle.unit(point.unit).player != card.player &&
           !alliedTokens(battle, card.player, scramblerName).empty();
}

OfferedAction destructionOf(const CardInPlay& card, UnitId unit, ObjectiveId token) {
    OfferedAction action;
    action.words = say::destroyToken(scramblerName);
    action.name = english(action.words);
    action.id = card.id + ":" + std::to_string(token.value);
    action.cost = 1;
    action.legal = [unit, token](const Battle& now) {
        const ObjectiveToken& one = now.mission.token(token);
        return one.onTable() && isWithinOfToken(now, unit, one, destroyRange);
    };
    action.resolve = [card, token](Battle& now) -> Task<void> {
        removeToken(now, card, token, say::tokenDestroyed(now.mission.token(token).name));
        co_return;
    };
    return action;
}

Task<void> offerDestruction(Battle& battle, CardInPlay card, OfferCardActions& point) {
    for (const ObjectiveId token : alliedTokens(battle, card.player, scramblerName))
        point.offered.push_back(destructionOf(card, point.unit, token));
    co_return;
}

}  // namespace

CardRule scrambledOrders() {
    return CardRule(CardRule::Kind::battleCard, "scrambled-orders")
        .atInAnyOrder<SetUpAdvantage>(placeScrambler, mayPlaceScrambler)
        .atInAnyOrder<OfferCardActions>(offerDestruction, mayDestroyScrambler)
        .holds<ReceiveOrder>(scramble);
}

}  // namespace sightline::engine::cards
