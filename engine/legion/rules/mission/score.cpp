#include "engine/legion/rules/mission/score.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/missions.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

bool isContestedBy(const Battle& battle, Player player, const ObjectiveToken& token) {
    const std::vector<UnitId> units = battle.unitsOf(player);
    return std::any_of(units.begin(), units.end(),
                       [&](UnitId one) { return isContesting(battle, one, token); });
}

// The distance of a point of interest from the centre of the battlefield. The point of interest
// with the smallest distance is the one in the centre of the map.
double fromCentre(const Battle& battle, const ObjectiveToken& token) {
    const geometry::TableSize table = battle.field.table();
    return std::hypot(token.position.x - table.width / 2, token.position.y - table.depth / 2);
}

bool isCentral(const Battle& battle, const ObjectiveToken& token) {
    const auto& tokens = battle.mission.tokens;
    return std::none_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& other) {
        return other.kind == ObjectiveKind::poi && other.onTable() &&
               other.printed == token.printed &&
               fromCentre(battle, other) < fromCentre(battle, token);
    });
}

bool isThere(const Battle& battle, Player player, const ObjectiveToken& token, PoiPlace place) {
    const auto isIn = [&](Player owner) {
        return geometry::isWithin(territoryOf(battle, owner), outlineOf(token));
    };
    switch (place) {
        case PoiPlace::anywhere:
            return true;
        case PoiPlace::allied:
            return isIn(player);
        case PoiPlace::enemy:
            return isIn(opponent(player));
        case PoiPlace::notEnemy:
            return !isIn(opponent(player));
        case PoiPlace::centre:
            return isCentral(battle, token);
        case PoiPlace::notCentre:
            return !isCentral(battle, token);
    }
    return false;
}

// True if the rule may count the token: the token has no printed name, or its printed name is the
// name in the rule.
bool mayCount(const ObjectiveToken& token, const ScoringRule& rule) {
    return token.printed.empty() || token.printed == rule.token;
}

bool fits(const Battle& battle, Player player, const ObjectiveToken& token, Scores what) {
    if (what == Scores::securedPoi) return securedBy(battle, token) == player;
    if (what == Scores::contestedPoi) return isContestedBy(battle, player, token);
    return !isContestedBy(battle, opponent(player), token);
}

int countOf(const Battle& battle, Player player, const ScoringRule& rule) {
    const MissionState& mission = battle.mission;
    switch (rule.what) {
        case Scores::securedPoi:
        case Scores::contestedPoi:
        case Scores::unthreatenedPoi:
            return static_cast<int>(std::count_if(
                mission.tokens.begin(), mission.tokens.end(), [&](const ObjectiveToken& token) {
                    return token.kind == ObjectiveKind::poi && token.onTable() &&
                           mayCount(token, rule) && isThere(battle, player, token, rule.where) &&
                           fits(battle, player, token, rule.what);
                }));
        case Scores::heldAsset:
            return assetsHeld(battle, player);
        case Scores::unitInEnemyTerritory: {
            const geometry::Territory enemy = territoryOf(battle, opponent(player));
            return static_cast<int>(
                std::count_if(battle.units.begin(), battle.units.end(), [&](const UnitState& unit) {
                    return unit.player == player && unit.onTable() &&
                           completelyWithinTerritory(enemy, battle.mini(unit.leader()).mini);
                }));
        }
        case Scores::defeatedThisRound:
            return mission.lostThisRound[static_cast<std::size_t>(opponent(player))];
    }
    return 0;
}

// The victory points that a card gives by rules that the code does not apply. The player who gets
// the points enters them.
Task<int> countedByHand(Battle& battle, Player player, const BattleCard& card) {
    if (!card.scoredByHand || battle.round < card.scoredFrom) co_return 0;
    const auto question = [&] {
        auto asked = asking<HowMany>(player, Ask::scoreByHand, page(38, "Score Victory Points"));
        asked.what = say::pointsFrom(card.name);
        asked.question.names = {card.name};
        asked.question.card = card.id;
        asked.question.least = 0;
        asked.question.most = pointsToWin;
        return asked;
    };
    const int points = co_await ask(battle, question);
    co_return points;
}

Task<void> scoreCard(Battle& battle, const BattleCard* card) {
    if (!card) co_return;
    for (Player player : bothPlayers) {
        int points = 0;
        for (const ScoringRule& rule : card->scoring) points += pointsFor(battle, player, rule);
        ScoreVictoryPoints point{player, *card, points};
        co_await reach(battle, point);
        const int counted = co_await countedByHand(battle, player, *card);
        point.points += counted;
        award(battle, player, point.points,
              point.reasons.empty()
                  ? say::printed(card->name)
                  : say::scoredFor(card->name, say::list(std::move(point.reasons))),
              page(38, "Score Victory Points"));
    }
    BattleCardScored scored{*card};
    co_await reach(battle, scored);
}

// Makes an entry of the record with the victory points of each player, and with the points of the
// enemy units that each player has defeated.
Ruling standing(const Battle& battle) {
    Ruling ruling;
    ruling.numbers = {{NumberId::blue, battle.pointsOf(Player::blue)},
                      {NumberId::red, battle.pointsOf(Player::red)},
                      {NumberId::blueVictoryPoints, battle.mission.victoryPoints[0]},
                      {NumberId::redVictoryPoints, battle.mission.victoryPoints[1]}};
    return ruling;
}

}  // namespace

void award(Battle& battle, Player player, int points, Message reason, Citation citation) {
    battle.mission.victoryPoints[static_cast<std::size_t>(player)] += points;
    battle.record({.happening = Happening::victoryPointsScored,
                   .message = std::move(reason),
                   .numbers = {{NumberId::points, points}},
                   .citation = std::move(citation),
                   .player = player});
}

int pointsFor(const Battle& battle, Player player, const ScoringRule& rule) {
    if (battle.round < rule.fromRound) return 0;
    const int count = countOf(battle, player, rule);
    if (rule.exactly) return count == *rule.exactly ? rule.points : 0;
    if (rule.atLeast) return count >= *rule.atLeast ? rule.points : 0;
    return std::min(rule.most, rule.points * count);
}

Task<void> scoreVictoryPoints(Battle& battle) {
    co_await scoreCard(battle, battle.mission.objective);
    co_await scoreCard(battle, battle.mission.secondary);
    battle.mission.lostThisRound = {};
}

void checkForVictory(Battle& battle) {
    if (battle.over() || battle.sandbox) return;
    const bool blueStands = !battle.unitsOf(Player::blue).empty();
    const bool redStands = !battle.unitsOf(Player::red).empty();
    if (blueStands && redStands) return;
    // If the last units of both armies are defeated at the same time, the victory points decide the
    // game.
    if (blueStands == redStands) return endByVictoryPoints(battle);
    battle.end(GameEnding::Reason::onlyOneLeft, blueStands ? Player::blue : Player::red, {});
}

void checkForVictoryPoints(Battle& battle) {
    const auto& points = battle.mission.victoryPoints;
    if (battle.over() || points[0] == points[1]) return;
    const Player leads = points[0] > points[1] ? Player::blue : Player::red;
    if (std::max(points[0], points[1]) < pointsToWin) return;
    battle.end(GameEnding::Reason::enoughPoints, leads, standing(battle));
}

void endByVictoryPoints(Battle& battle) {
    if (battle.over()) return;
    const auto& points = battle.mission.victoryPoints;
    const int blue = battle.pointsOf(Player::blue), red = battle.pointsOf(Player::red);
    if (points[0] != points[1]) {
        battle.end(GameEnding::Reason::mostPoints,
                   points[0] > points[1] ? Player::blue : Player::red, standing(battle));
    } else if (blue != red) {
        battle.end(GameEnding::Reason::fewestLost, blue > red ? Player::blue : Player::red,
                   standing(battle));
    } else {
        battle.end(GameEnding::Reason::equal, std::nullopt, standing(battle));
    }
}

}  // namespace sightline::engine
