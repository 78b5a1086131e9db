// The objective card Cauldron. Units that contest a Waypoint remove less suppression. The points
// for Waypoints in allied territory come from the card data, not from this file.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/words/missions.h"
#include "geometry/range/range.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* waypoint = "Waypoint";

bool contestsWaypoint(const Battle& battle, const CardInPlay& card,
                      const RemoveSuppression& point) {
    return battle.phase == Phase::end && point.cause == RemoveSuppression::Cause::rule &&
           battle.unit(point.unit).player == card.player &&
           isContestingAny(battle, point.unit, waypoint);
}

Task<void> keepBesideWaypoint(Battle&, CardInPlay, RemoveSuppression& point) {
    point.tokens = std::max(0, point.tokens - 1);
    co_return;
}

bool isInContestedTerritory(const Battle& battle, const ObjectiveToken& token) {
    return !isInTerritoryOf(battle, Player::blue, token) &&
           !isInTerritoryOf(battle, Player::red, token);
}

std::vector<ObjectiveId> waypointsOf(const Battle& battle, Player player) {
    std::vector<ObjectiveId> tokens = tokensOnTable(battle, waypoint);
    std::erase_if(tokens, [&](ObjectiveId one) {
        return securedBy(battle, battle.mission.token(one)) != player;
    });
    return tokens;
}

bool scoresWaypoints(const Battle& battle, const CardInPlay& card,
                     const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, 2);
}

Task<void> scoreWaypoints(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    const std::vector<ObjectiveId> secured = waypointsOf(battle, card.player);
    const double reach = 2.0 * battle.field.dimensions().rangeBand;
    int contested = 0;
    for (ObjectiveId id : secured) {
        const ObjectiveToken& token = battle.mission.token(id);
        if (!isInContestedTerritory(battle, token)) continue;
        ++contested;
        const bool linked = std::any_of(secured.begin(), secured.end(), [&](ObjectiveId other) {
            return other != id &&
                   geometry::gap(outlineOf(token), outlineOf(battle.mission.token(other))) < reach;
        });
        if (linked) addPoints(point, 1, say::forToken(token.name));
    }
    if (contested >= 2) addPoints(point, 1, say::forBothTokens());
    co_return;
}

}  // namespace

CardRule cauldron() {
    return CardRule(CardRule::Kind::battleCard, "cauldron")
        .atInAnyOrder<RemoveSuppression>(keepBesideWaypoint, contestsWaypoint)
        .atInAnyOrder<ScoreVictoryPoints>(scoreWaypoints, scoresWaypoints);
}

}  // namespace sightline::engine::cards
