// The objective card Bunker Assault. Players wound the enemy Bunkers that they secure; a Bunker
// with 3 wounds is destroyed. The points for secured Bunkers come from the card data, not from this
// file.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* bunker = "Bunker";
constexpr int destroyedBunkers = 1;  // index of the card's scoring line for destroyed Bunkers
constexpr int firstRoundOfAssault = 2, bunkerWounds = 3, pointsForBunker = 3;

// The 2 Bunkers that are farthest from the player's territory. Destroyed Bunkers count, too, so
// that a Bunker never becomes an enemy Bunker during the game.
std::vector<ObjectiveId> enemyBunkers(const Battle& battle, Player player) {
    std::vector<ObjectiveId> bunkers;
    for (const ObjectiveToken& token : battle.mission.tokens) {
        if (token.printed == bunker) bunkers.push_back(token.id);
    }
    const geometry::Territory own = territoryOf(battle, player);
    const auto away = [&](ObjectiveId one) {
        return geometry::reachesOut(own, outlineOf(battle.mission.token(one)));
    };
    std::stable_sort(bunkers.begin(), bunkers.end(),
                     [&](ObjectiveId a, ObjectiveId b) { return away(a) > away(b); });
    bunkers.resize(std::min<std::size_t>(bunkers.size(), 2));
    return bunkers;
}

bool isSpecialist(const Battle& battle, UnitId unit) {
    const Rank rank = battle.unit(unit).rank();
    return rank == Rank::commander || rank == Rank::operative || rank == Rank::specialForces;
}

int woundsFrom(const Battle& battle, Player player, const ObjectiveToken& token) {
    const std::vector<UnitId> units = battle.unitsOf(player);
    const bool more = std::any_of(units.begin(), units.end(), [&](UnitId unit) {
        return isSpecialist(battle, unit) && isContesting(battle, unit, token);
    });
    return more ? 2 : 1;
}

bool mayAssault(const Battle& battle, const CardInPlay& card, const StartOfEndPhase&) {
    return actsForTable(card) && battle.round >= firstRoundOfAssault;
}

Task<void> assaultBunkers(Battle& battle, CardInPlay card, StartOfEndPhase&) {
    for (Player player : bothPlayers) {
        for (ObjectiveId id : enemyBunkers(battle, player)) {
            ObjectiveToken& token = battle.mission.token(id);
            if (!token.onTable() || securedBy(battle, token) != player) continue;
            token.counters += woundsFrom(battle, player, token);
            battle.record({.happening = Happening::keywordActed,
                           .message = say::woundsOnToken(token.name, token.counters),
                           .citation = card.citation(),
                           .player = player});
        }
    }
    for (Player player : bothPlayers) {
        for (ObjectiveId id : enemyBunkers(battle, player)) {
            const ObjectiveToken& token = battle.mission.token(id);
            if (token.removed || token.counters < bunkerWounds) continue;
            removeToken(battle, card, id, say::tokenDestroyed(token.name));
            achieve(battle, cardOf(card, player), destroyedBunkers);
        }
    }
    co_return;
}

bool scoresBunkers(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, firstRoundOfAssault);
}

Task<void> scoreDestroyedBunkers(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    const int destroyed = timesAchievedThisRound(battle, card, destroyedBunkers);
    for (int i = 0; i < destroyed; ++i)
        addPoints(point, pointsForBunker, say::tokenDestroyed(bunker));
    co_return;
}

CardRule bunkerRule(std::string id) {
    return CardRule(CardRule::Kind::battleCard, std::move(id))
        .atInAnyOrder<StartOfEndPhase>(assaultBunkers, mayAssault)
        .atInAnyOrder<ScoreVictoryPoints>(scoreDestroyedBunkers, scoresBunkers);
}

}  // namespace

CardRule bunkerAssault() { return bunkerRule("bunker-assault"); }
CardRule bunkerAssaultRecon() { return bunkerRule("bunker-assault-recon"); }

}  // namespace sightline::engine::cards
