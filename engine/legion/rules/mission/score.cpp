#include "engine/legion/rules/mission/score.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

int countOf(const Battle& battle, Player player, Scores what) {
    const MissionState& mission = battle.mission;
    switch (what) {
        case Scores::securedPoi:
            return static_cast<int>(std::count_if(
                mission.tokens.begin(), mission.tokens.end(), [&](const ObjectiveToken& token) {
                    return token.kind == ObjectiveKind::poi && securedBy(battle, token) == player;
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

// The game does not score this card itself, so the card's player enters the points.
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
        battle.mission.victoryPoints[static_cast<std::size_t>(player)] += point.points;
        battle.record({.happening = Happening::victoryPointsScored,
                       .message = say::printed(card->name),
                       .numbers = {{NumberId::points, point.points}},
                       .citation = page(38, "Score Victory Points"),
                       .player = player});
    }
}

// Records for each player the points of the enemy units that the player has defeated.
Ruling standing(const Battle& battle) {
    Ruling ruling;
    ruling.numbers = {{NumberId::blue, battle.pointsOf(Player::blue)},
                      {NumberId::red, battle.pointsOf(Player::red)},
                      {NumberId::blueVictoryPoints, battle.mission.victoryPoints[0]},
                      {NumberId::redVictoryPoints, battle.mission.victoryPoints[1]}};
    return ruling;
}

}  // namespace

int pointsFor(const Battle& battle, Player player, const ScoringRule& rule) {
    return std::min(rule.most, rule.points * countOf(battle, player, rule.what));
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
    // If the last units of both armies are defeated at the same time, victory points decide.
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
