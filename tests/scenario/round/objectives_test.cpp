// Core Rulebook p. 19-20, 38: objective tokens, victory points and the end of the game.
#include <limits>

#include "scenario/mission_scene.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::scene {
namespace {

constexpr double poiRadius = 1.0, leaderRadius = smallBase / 2.0;
/// The place of a leader on the left or right of a POI at (36, 18), with `gap` inches from edge to
/// edge.
geometry::Vec2 leftOf(double gap) { return {36.0 - poiRadius - leaderRadius - gap, 18.0}; }
geometry::Vec2 rightOf(double gap) { return {36.0 + poiRadius + leaderRadius + gap, 18.0}; }

TEST(P19ContestingObjectiveTokens, TheUnitLeaderWithinHalfRange) {
    for (const auto& [gap, contests] : {std::pair{2.99, true}, std::pair{3.01, false}}) {
        MissionScene scene;
        scene.mission({poi(36, 18)}, {});
        // The other miniatures of the unit stand behind the leader, farther from the POI.
        const geometry::Vec2 at = leftOf(gap);
        const UnitId unit = scene.blue(rebelTroopers(), {at, {at.x - 1.3, at.y}});
        scene.red(stormtroopers(), {{70.0, 34.0}});
        scene.start();
        EXPECT_EQ(!scene.token(0).contesting.empty(), contests) << gap;
        if (contests) {
            EXPECT_EQ(scene.token(0).contesting, std::vector<UnitId>{unit});
        }
    }
}

TEST(P19ContestingObjectiveTokens, APanickedUnitDoesNot) {
    MissionScene scene;
    scene.mission({poi(36, 18)}, {});
    const UnitId unit = scene.blue(rebelTroopers(), {leftOf(1.0)});
    scene.with(unit).tokens[Token::suppression] = 2;
    scene.red(stormtroopers(), {{70.0, 34.0}});
    scene.start();
    ASSERT_TRUE(scene.unit(unit).isPanicked);
    EXPECT_TRUE(scene.token(0).contesting.empty());
}

TEST(P20SecuringObjectiveTokens, MostContestingUnitsAndNobodyWhenEqual) {
    MissionScene scene;
    scene.mission({poi(36, 18), poi(10, 18)}, {{Scores::securedPoi, 2, 99}});
    const UnitId one = scene.blue(rebelTroopers(), {leftOf(1.0)});
    scene.blue(rebelTroopers(), {{36.0, 18.0 + 2.7}});
    const UnitId red = scene.red(stormtroopers(), {rightOf(1.0)});
    const UnitId equal = scene.red(stormtroopers(), {{10.0, 15.5}});
    scene.blue(rebelTroopers(), {{10.0, 20.5}});
    scene.start();
    EXPECT_EQ(scene.token(0).contesting.size(), 3U);
    EXPECT_EQ(scene.token(0).securedBy, Player::blue);
    EXPECT_EQ(scene.token(1).contesting.size(), 2U);
    EXPECT_FALSE(scene.token(1).securedBy);
    while (!scene.over()) {
        scene.rest(std::get<UnitId>(scene.question().options.front()));
    }
    EXPECT_EQ(scene.points(), (std::array{2, 0}));
    EXPECT_EQ(scene.view().winner, Player::blue);
    EXPECT_EQ(scene.last(Happening::gameWon).verdict, "most victory points");
    EXPECT_EQ(scene.last(Happening::victoryPointsScored).citation,
              page(38, "Score Victory Points"));
    EXPECT_FALSE(scene.unit(one).defeated || scene.unit(red).defeated ||
                 scene.unit(equal).defeated);
}

TEST(P19ClaimingAssetObjectiveTokens, AFreeActionOfAContestingTrooper) {
    MissionScene scene;
    scene.mission({asset(36, 18)}, {{Scores::heldAsset, 1, 99}});
    const UnitId unit = scene.blue(rebelTroopers(), {{36.0, 20.0}});
    const UnitId far = scene.blue(rebelTroopers(), {{50.0, 20.0}});
    scene.red(stormtroopers(), {{70.0, 34.0}});
    scene.start();
    scene.activate(far);
    EXPECT_FALSE(scene.offers(CardAction{0, 0})) << "not contesting";
    scene.action(Action::finish);
    scene.rest(UnitId{2});
    scene.activate(unit);
    ASSERT_TRUE(scene.offers(CardAction{0, 0}));
    scene.cardAction(0);
    EXPECT_EQ(scene.token(0).token.holder, unit);
    EXPECT_EQ(scene.unit(unit).actionsLeft, 2) << "free";
    EXPECT_FALSE(scene.offers(CardAction{0, 0})) << "it is claimed";
    scene.action(Action::finish);
    EXPECT_EQ(scene.points(), (std::array{1, 0}));
}

TEST(P19ClaimingAssetObjectiveTokens, OneOfSeveralInAnActivation) {
    MissionScene scene;
    scene.scenario.lastRound = 2;
    scene.mission({asset(36, 18), asset(36, 22)}, {});
    const UnitId unit = scene.blue(rebelTroopers(), {{36.0, 20.0}});
    const UnitId red = scene.red(stormtroopers(), {{70.0, 34.0}});
    scene.start();
    scene.activate(unit);
    ASSERT_TRUE(scene.offers(CardAction{0, 0}));
    ASSERT_TRUE(scene.offers(CardAction{1, 0})) << "either asset may be claimed";
    scene.cardAction(1);
    EXPECT_EQ(scene.token(1).token.holder, unit);
    EXPECT_FALSE(scene.offers(CardAction{0, 0})) << "Claim has been made";
    EXPECT_EQ(scene.refusal(Pick{0, CardAction{0, 0}}),
              "the unit does not meet the conditions of the Card action now (p. 24, Make Actions)");
    scene.action(Action::finish);
    scene.rest(red);
    scene.activate(unit);
    ASSERT_TRUE(scene.offers(CardAction{0, 0})) << "in its next activation";
    scene.cardAction(0);
    EXPECT_EQ(scene.token(0).token.holder, unit);
}

TEST(P19ClaimingAssetObjectiveTokens, ADefeatedUnitDropsItAndTheOpponentPlacesIt) {
    MissionScene scene;
    scene.mission({asset(36, 18)}, {});
    const UnitId unit = scene.blue(rebelTroopers(), {{36.0, 20.0}});
    scene.blue(rebelTroopers(), {{5.0, 5.0}});
    const UnitId red = scene.red(stormtroopers(), {{44.0, 20.0}});
    scene.start();
    scene.activate(unit);
    scene.cardAction(0);
    scene.action(Action::finish);
    scene.attack(red, unit);
    scene.dice({crit});
    scene.dice({blank});
    ASSERT_TRUE(scene.unit(unit).defeated);
    ASSERT_TRUE(scene.asks(Ask::placeAsset));
    EXPECT_EQ(scene.question().player, Player::red) << "its opponent";
    EXPECT_EQ(scene.question().citation, page(19, "Claiming Asset Objective Tokens"));
    const double farthest = leaderRadius + 0.5 + 3.0;
    EXPECT_EQ(scene.refusal(Spot{{36.0 + farthest + 0.01, 20.0}}),
              "within half-range of the unit leader that dropped it "
              "(p. 19, Claiming Asset Objective Tokens)");
    const Spot nowhere{{std::numeric_limits<double>::quiet_NaN(), 20.0}};
    EXPECT_NE(scene.refusal(nowhere), "");
    EXPECT_FALSE(scene.game().nearestLegal(nowhere));
    EXPECT_FALSE(scene.game().nearestLegal(Count{1}));
    const Spot legal{{36.0 + farthest - 0.01, 20.0}};
    EXPECT_EQ(std::get<Spot>(*scene.game().nearestLegal(legal)).at, legal.at);
    for (const Spot far : {Spot{{48.0, 20.0}}, Spot{{-20.0, 50.0}}}) {
        const auto instead = scene.game().nearestLegal(far);
        ASSERT_TRUE(instead.has_value());
        EXPECT_EQ(scene.refusal(*instead), "");
        const geometry::Vec2 at = std::get<Spot>(*instead).at;
        EXPECT_NEAR(std::hypot(at.x - 36.0, at.y - 20.0), farthest, 0.1) << "as far as it may lie";
    }
    scene.spot({36.0 + farthest - 0.01, 20.0});
    EXPECT_TRUE(scene.token(0).token.onTable());
    EXPECT_NEAR(scene.token(0).token.position.x, 36.0 + farthest - 0.01, 1e-9);
}

TEST(P20PlacingObjectives, NotOnImpassableNorTallNorPartlyOnTerrain) {
    MissionScene scene;
    scene.mission({poi(20, 18), poi(36, 18), poi(50, 18), poi(60, 18)}, {});
    geometry::Facts high = crates();
    high.kind = geometry::Kind::obstacle;
    scene.terrain(box("impassable", {20.0, 18.0}, {4.0, 4.0, 2.0}, building()));
    scene.terrain(box("tall", {36.0, 18.0}, {6.0, 6.0, 6.5}, high));
    scene.terrain(box("low", {50.0, 18.0}, {6.0, 6.0, 1.0}, high));
    scene.terrain(box("woods", {61.0, 18.0}, {3.0, 3.0, 3.0}, difficultArea()));
    scene.blue(rebelTroopers(), {{5.0, 5.0}});
    scene.red(stormtroopers(), {{70.0, 34.0}});
    scene.start();
    const auto moved = [&](std::size_t index, double x) {
        const geometry::Vec3 at = scene.token(index).token.position;
        return std::hypot(at.x - x, at.y - 18.0);
    };
    EXPECT_GT(moved(0, 20.0), 2.9) << "beside the impassable piece";
    EXPECT_LT(moved(0, 20.0), 3.5) << "as close as possible";
    EXPECT_GT(moved(1, 36.0), 3.9) << "height 2";
    EXPECT_NEAR(moved(2, 50.0), 0.0, 1e-9) << "wholly on an obstacle of height 1";
    EXPECT_NEAR(scene.token(2).token.position.z, 1.0, 1e-6);
    EXPECT_NEAR(moved(3, 60.0), 0.0, 1e-9) << "area terrain may be overlapped partly";
}

// p. 5 and 11: a token may not overlap a miniature or a barricade.
TEST(P20PlacingObjectives, NotOnMiniaturesNorOnBarricades) {
    MissionScene scene;
    scene.mission({asset(36, 20)}, {});
    scene.terrain(box("barricade", {40.0, 20.0}, {1.0, 3.0, 1.0}, barricade()));
    const UnitId holder = scene.blue(rebelTroopers(), {{36.0, 20.0 + leaderRadius + 0.6}});
    const UnitId enemy = scene.red(stormtroopers(), {{38.0, 22.0}});
    scene.start();
    scene.activate(holder);
    scene.cardAction(0);
    scene.adjust({Player::red, AdjustToken{holder, Token::suppression, 2}});
    scene.action(Action::aim);
    ASSERT_TRUE(scene.asks(Ask::placeAsset)) << "a panicked unit drops it";
    EXPECT_EQ(scene.refusal(Spot{{38.0, 22.0}}), "the token overlaps a miniature of " +
                                                     scene.unit(enemy).card->name +
                                                     " (p. 20, Placing Objectives)");
    EXPECT_EQ(scene.refusal(Spot{{40.0, 20.0}}),
              "the token overlaps barricade (p. 20, Placing Objectives)");
    // The radius of the token is half an inch. The side of the barricade is at x = 39.5.
    const auto instead = scene.game().nearestLegal(Spot{{39.2, 20.0}});
    ASSERT_TRUE(instead.has_value());
    EXPECT_EQ(scene.refusal(*instead), "");
    const geometry::Vec2 beside = std::get<Spot>(*instead).at;
    EXPECT_NEAR(beside.x, 39.0, 0.002) << "just beside the barricade";
    EXPECT_NEAR(beside.y, 20.0, 0.05);
    EXPECT_EQ(scene.refusal(Spot{{38.999, 20.0}}), "");
    EXPECT_NE(scene.refusal(Spot{{39.01, 20.0}}), "");
    const geometry::Vec2 proposed = scene.question().spot->proposal;
    EXPECT_GT(std::hypot(proposed.x - 36.0, proposed.y - 20.0 - leaderRadius - 0.6), leaderRadius)
        << "beside its unit leader";
    EXPECT_FALSE(scene.unit(enemy).defeated);
    scene.spot(proposed);
    EXPECT_TRUE(scene.token(0).token.onTable());
}

/// One round with units in territories. Then the game determines the winner.
struct Ending : MissionScene {
    UnitId blueUnit = blue(rebelTroopers(), {{36.0, 33.0}});
    UnitId redUnit = red(stormtroopers(), {{36.0, 20.0}});
    void playOut() {
        while (!over()) rest(std::get<UnitId>(question().options.front()));
    }
};

TEST(P20WinningTheGame, TwelveVictoryPointsAtTheEndOfAnyRound) {
    for (const auto& [points, rounds] : {std::pair{11, 2}, std::pair{12, 1}}) {
        Ending scene;
        scene.scenario.lastRound = 2;
        scene.mission({}, {{Scores::unitInEnemyTerritory, points, 99}});
        scene.start();
        scene.playOut();
        EXPECT_EQ(scene.view().round, rounds) << points;
        EXPECT_EQ(scene.view().winner, Player::blue);
    }
}

TEST(P20WinningTheGame, EnemyTerritoryHoldsTheWholeBaseOfTheLeader) {
    for (const auto& [y, counts] :
         {std::pair{30.0 + leaderRadius + 0.01, 1}, std::pair{30.0 + leaderRadius - 0.01, 0}}) {
        Ending scene;
        scene.with(scene.blueUnit).minis[0].position.y = y;
        scene.mission({}, {{Scores::unitInEnemyTerritory, 1, 99}});
        scene.start();
        scene.playOut();
        EXPECT_EQ(scene.points()[0], counts) << y;
    }
}

TEST(P20WinningTheGame, EqualVictoryPointsAreBrokenByPointsOfOwnDefeatedUnits) {
    Ending scene;
    const UnitId spare = scene.red(stormtroopers(), {{60.0, 20.0}});
    scene.mission({poi(10, 10)}, {{Scores::securedPoi, 1, 99}});
    scene.start();
    scene.adjust({Player::blue, AdjustWounds{scene.mini(spare, 0), 1}});
    scene.playOut();
    EXPECT_EQ(scene.points(), (std::array{0, 0}));
    EXPECT_EQ(scene.view().winner, Player::blue);
    EXPECT_EQ(scene.last(Happening::gameWon).verdict, "fewest points of own units defeated");
}

TEST(P38ScoreVictoryPoints, UnitsDefeatedThisRoundAndTheLimitOfARule) {
    Ending scene;
    scene.scenario.lastRound = 2;
    const UnitId one = scene.red(stormtroopers(), {{60.0, 20.0}});
    const UnitId two = scene.red(stormtroopers(), {{65.0, 20.0}});
    scene.mission({}, {{Scores::defeatedThisRound, 2, 3}});
    scene.start();
    for (UnitId id : {one, two}) {
        scene.adjust({Player::blue, AdjustWounds{scene.mini(id, 0), 1}});
    }
    while (scene.view().round == 1) {
        scene.rest(std::get<UnitId>(scene.question().options.front()));
    }
    EXPECT_EQ(scene.points(), (std::array{3, 0})) << "2 units, 2 points each, at most 3";
    scene.playOut();
    EXPECT_EQ(scene.points(), (std::array{3, 0})) << "nobody fell in the second round";
}

}  // namespace
}  // namespace sightline::engine::scene
