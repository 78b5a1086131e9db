// The secondary objective card Align the Relay. Units take control of Comms Relays for their
// player.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/cards/missions/token_actions_of_cards.h"
#include "engine/legion/rules/cards/missions/token_distances.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* commsRelay = "Comms Relay";
constexpr int relaysEach = 2;

std::optional<Message> faultOfRelay(const Battle& battle, geometry::Vec2 at) {
    if (auto fault = faultByLongEdges(battle, ObjectiveKind::asset, at, 3)) return fault;
    if (auto fault = faultByShortEdges(battle, ObjectiveKind::asset, at, 1)) return fault;
    return faultByTokens(battle, ObjectiveKind::asset, at, 1, commsRelay);
}

Task<void> placeRelays(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    placeInCentre(battle, card, ObjectiveKind::asset, commsRelay);
    co_await placeAssetsInTurn(battle, card, commsRelay, relaysEach, faultOfRelay);
}

// The owner of a relay is the player who controls it. A player keeps control until the other player
// takes it.
Task<void> offerAlignment(Battle& battle, CardInPlay card, OfferCardActions& point) {
    TokenAction action{"Align Relay", "align-relay", commsRelay};
    action.may = [](const Battle& now, UnitId unit, const ObjectiveToken& relay) {
        return relay.owner != now.unit(unit).player;
    };
    action.make = [card](Battle& now, UnitId unit, ObjectiveToken& relay) {
        relay.owner = now.unit(unit).player;
        now.record({.happening = Happening::keywordActed,
                    .message = say::takesControlOf(relay.name),
                    .citation = card.citation(),
                    .unit = unit});
    };
    offerTokenAction(battle, point, action);
    co_return;
}

bool scoresRelays(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, 2);
}

Task<void> scoreRelays(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    const std::vector<ObjectiveId> relays = tokensInGame(battle, commsRelay);
    const auto controlled = std::count_if(relays.begin(), relays.end(), [&](ObjectiveId one) {
        return battle.mission.token(one).owner == card.player;
    });
    for (int atLeast : {2, 4}) {
        if (controlled >= atLeast) addPoints(point, 1, say::forControl(atLeast));
    }
    co_return;
}

}  // namespace

CardRule alignTheRelay() {
    return CardRule(CardRule::Kind::battleCard, "align-the-relay")
        .atInAnyOrder<ResolveSetupEffects>(placeRelays, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<OfferCardActions>(offerAlignment, forOwnUnit)
        .atInAnyOrder<ScoreVictoryPoints>(scoreRelays, scoresRelays);
}

}  // namespace sightline::engine::cards
