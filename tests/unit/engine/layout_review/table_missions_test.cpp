// Missions on a table: the legal places of tokens, the advantages of each side, and the causes of
// unfairness.
#include <gtest/gtest.h>

#include "engine/legion/advice/layout_review/better_place.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "geometry/move/reach.h"
#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {
using namespace geometry::test;
using geometry::Vec2;

Traveler onFoot() { return travelersOf(geometry::test::dimensions()).front(); }

MissionOnTable measured(const LaidTable& table, const BattleCard& card) {
    const Traveler goer = onFoot();
    const Ground ground = groundOf(table.field, goer, 0.5, Workers{2});
    return missionOnTable({table.field, ground, goer}, card);
}

TEST(TableMission, TokensAreJudgedAsTheGameJudgesThem) {
    const LaidTable table = laid({box("tower", {18, 18, 0}, {4, 4, 7}, heavyWall()),
                                  box("rock", {36.5, 18, 0}, {1, 1, 1}, heavyWall()),
                                  box("bog", {54, 18, 0}, {4, 4, 1}, woods())});
    const BattleCard card = missionWith({{18, 18}, {36, 18}, {54, 18}, {54.5, 18}});
    const MissionOnTable mission = measured(table, card);
    ASSERT_EQ(mission.objectives.size(), 4U);
    Battle battle(table.field);
    battle.mission.objective = &card;
    for (const ObjectiveOnTable& one : mission.objectives) {
        const auto fault = faultOfSpot(battle, one.kind, one.at);
        EXPECT_EQ(one.fault, fault ? std::optional(english(*fault)) : std::nullopt);
        EXPECT_FALSE(faultOfSpot(battle, one.kind, one.closest));
        EXPECT_EQ(one.fault.has_value(), one.closest != one.at);
        ObjectiveToken token;
        token.id = ObjectiveId{static_cast<int>(battle.mission.tokens.size())};
        token.kind = one.kind;
        token.position = {one.closest.x, one.closest.y, 0.0};
        battle.mission.tokens.push_back(token);
    }
    EXPECT_EQ(mission.objectives[0].fault, "overlaps tower, an obstacle of height 2 or greater");
    EXPECT_EQ(mission.objectives[2].fault, std::nullopt);
    EXPECT_EQ(mission.objectives[3].fault, "overlaps objective token 3");
}

TEST(TableMission, WaysEndWhereALeaderContests) {
    const MissionOnTable mission = measured(laid({}), missionWith({{36, 12}}));
    // The way ends where the leader can contest the objective. Its length is 12 inches from the
    // table's edge to the objective, minus the radius of the token, half range and the radius of
    // the leader's base.
    const double near = 12.0 - 1.0 - 3.0 - smallRadius;
    EXPECT_NEAR(mission.sides[0].objectives[0].inches, near, 0.5) << "to a cell of the ground";
    EXPECT_NEAR(mission.sides[1].objectives[0].inches - mission.sides[0].objectives[0].inches, 12.0,
                0.1);
    EXPECT_EQ(mission.sides[0].objectives[0].moves, 2);
}

TEST(TableMission, OneMoveIsAsFarAsAReachGoes) {
    const LaidTable table = laid({});
    const geometry::Reach reach =
        reachOf(table.field, trooper(36, 18), trooperTerms(2), {}, {}, {0.1});
    double farthest = 0.0;
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column)
            if (reach.legal(column, row))
                farthest =
                    std::max(farthest, glm::distance(reach.centre(column, row), Vec2(36, 18)));
    EXPECT_NEAR(moveLength(onFoot(), table.field.dimensions()), farthest, 0.15);
}

TEST(TableMission, AnEmptyTableIsFair) {
    const Fairness fairness =
        fairnessOf(measured(laid({}), missionWith({{18, 18}, {36, 18}, {54, 18}})));
    EXPECT_NEAR(fairness.figure, 0.0, 0.01);
    EXPECT_TRUE(fairness.isEven());
    double weights = 0.0;
    for (const PartOfFairness& part : fairness.parts) weights += part.weight;
    EXPECT_DOUBLE_EQ(weights, 1.0);
}

// The fairness of a mission has several parts. For a part that is a share of an area, the advantage
// is the difference of the two sides' shares. So 2 % against 1 % is a very small advantage. For the
// lengths of the ways to the objectives, the difference is divided by the sum.
TEST(TableMission, SharesTipByTheirDifferenceAndWaysByTheirRatio) {
    MissionOnTable mission;
    mission.sides[0] = {{{12.0, 2, 0.10, 0.02}}, 0.30};
    mission.sides[1] = {{{8.0, 2, 0.30, 0.01}}, 0.25};
    const Fairness fairness = fairnessOf(mission);
    EXPECT_NEAR(fairness.parts[0].tips, -(12.0 - 8.0) / 20.0, 1e-12);
    EXPECT_NEAR(fairness.parts[1].tips, 0.02 - 0.01, 1e-12);
    EXPECT_NEAR(fairness.parts[2].tips, 0.30 - 0.10, 1e-12);
    EXPECT_NEAR(fairness.parts[3].tips, 0.25 - 0.30, 1e-12);
    EXPECT_NEAR(fairness.figure, -0.4 * 0.2 + 0.2 * 0.01 + 0.25 * 0.2 - 0.15 * 0.05, 1e-12);
}

// The report looks from at least twelve places of a territory. The tested territory consists of two
// corners of the table with 81 square inches each. Without the minimum, the report would look from
// only two places of it.
TEST(TableMission, SmallTerritoriesLookFromTwelvePlacesAtLeast) {
    const LaidTable table = laid({box("hut", {12, 9, 0}, {3, 3, 3}, heavyWall())}, {36, 36});
    BattleCard card = missionWith({{18, 18}});
    card.map->drawn = {36, 36};
    card.map->near = {{{0, 0}, {9, 0}, {9, 9}, {0, 9}}, {{27, 0}, {36, 0}, {36, 9}, {27, 9}}};
    card.map->far = {{{0, 27}, {9, 27}, {9, 36}, {0, 36}},
                     {{27, 27}, {36, 27}, {36, 36}, {27, 36}}};
    const Traveler goer = onFoot();
    const Ground ground = groundOf(table.field, goer, 0.5, Workers{2});
    const auto seen = [&](double least) {
        MissionMeasure measure;
        measure.eyesAtLeast = least;
        return missionOnTable({table.field, ground, goer}, card, measure)
            .sides[0]
            .objectives[0]
            .seenByOwn;
    };
    EXPECT_NEAR(std::round(seen(1.0) * 2.0), seen(1.0) * 2.0, 1e-9) << "two eyes say halves";
    EXPECT_NEAR(seen(12.0), seen(200.0), 0.15);
    EXPECT_GT(seen(200.0), 0.0);
    EXPECT_LT(seen(200.0), 1.0);
}

TEST(TableMission, APartAloneIsMeasuredAsWithTheOthers) {
    const LaidTable table = laid({box("hut", {12, 9, 0}, {6, 3, 3}, heavyWall()),
                                  box("wall", {40, 20, 0}, {12, 1, 3}, heavyWall())});
    const BattleCard card = missionWith({{18, 18}, {44, 22}});
    const Traveler goer = onFoot();
    const Ground ground = groundOf(table.field, goer, 1.0, Workers{2});
    const auto with = [&](MissionParts parts) {
        MissionMeasure measure;
        measure.parts = parts;
        return fairnessOf(missionOnTable({table.field, ground, goer}, card, measure)).parts;
    };
    const auto whole = with({});
    for (std::size_t part = 0; part < fairParts; ++part) {
        const auto alone = with({part == 0, part == 1, part == 2, part == 3});
        EXPECT_GT(whole[part].sides[0] + whole[part].sides[1], 0.0) << part;
        EXPECT_EQ(alone[part].sides, whole[part].sides) << part;
        for (std::size_t other = 1; other < fairParts; ++other) {
            if (other == part) continue;
            EXPECT_EQ(alone[other].sides[0], 0.0) << part << other;
        }
    }
}

TEST(TableMission, ATableThatLooksTheSameTurnedIsEvenWhateverLiesOnIt) {
    const auto hut = [](const char* id, double x, double y) {
        return box(id, {x, y, 0}, {4, 2, 3}, heavyWall());
    };
    const LaidTable table = laid({hut("a", 13, 7), hut("a2", 59, 29), hut("b", 30, 11),
                                  hut("b2", 42, 25), hut("c", 50, 14), hut("c2", 22, 22)});
    // Several ways have the same length. The result must be fair, whichever of these ways is found
    // first.
    EXPECT_NEAR(fairnessOf(measured(table, missionWith({{20, 12}, {52, 24}}))).figure, 0.0,
                evenWithin / 2.0);
}

LaidTable walledOnOneSide() {
    return laid({box("wall", {36, 12, 0}, {40, 1, 7}, impassable()),
                 box("hut", {10, 30, 0}, {3, 3, 3}, heavyWall())});
}

TEST(TableMission, AWallBeforeOneSideTipsItByTheWays) {
    const Fairness fairness = fairnessOf(measured(walledOnOneSide(), missionWith({{36, 18}})));
    EXPECT_GT(fairness.parts[0].sides[0], fairness.parts[0].sides[1] + 10.0);
    EXPECT_LT(fairness.parts[0].tips, 0.0);
    EXPECT_LT(fairness.parts[1].tips, 0.0);  // the near side's territory does not see the objective
    EXPECT_LT(fairness.figure, -evenWithin);
    double sum = 0.0;
    for (const PartOfFairness& part : fairness.parts) sum += part.tips * part.weight;
    EXPECT_DOUBLE_EQ(fairness.figure, sum);
}

TEST(TableMission, TurnedRoundTheOtherSideIsBetterOff) {
    const LaidTable table = walledOnOneSide();
    LaidTable turned = laid({box("wall", {36, 24, 0}, {40, 1, 7}, impassable()),
                             box("hut", {62, 6, 0}, {3, 3, 3}, heavyWall())});
    const BattleCard card = missionWith({{30, 16}, {42, 20}});
    ASSERT_TRUE(looksTheSameTurned(*card.map));
    EXPECT_NEAR(fairnessOf(measured(table, card)).figure,
                -fairnessOf(measured(turned, card)).figure, 0.02);
    EXPECT_FALSE(looksTheSameTurned(*missionWith({{30, 16}}).map));
    EXPECT_EQ(turnedAround(missionWith({{30, 16}})).map->objectives[0].at, Vec2(42, 20));
}

TEST(TableMission, TheGuiltyPieceIsNamedAndItsBetterPlaceHolds) {
    // An unfair table: a unit from the near side has to go around a wall, a unit from the far side
    // has no wall in its way. On the east side, the way around the wall is short.
    const LaidTable table = laid({box("wall", {12, 12, 0}, {24, 1, 7}, impassable()),
                                  box("hut", {66, 30, 0}, {3, 3, 3}, heavyWall())});
    const BattleCard card = missionWith({{12, 18}, {20, 18}});
    const auto better = betterPlace(table, card, Workers{2});
    ASSERT_TRUE(better);
    EXPECT_EQ(better->piece, "wall");
    EXPECT_NEAR(glm::length(better->by), 2.0, 1e-9);
    EXPECT_LT(std::abs(better->after), std::abs(better->before));
    const auto field = fieldWithPieceShifted(table, better->piece, better->by);
    ASSERT_TRUE(field);
    const LaidTable shifted{*field, table.pieces, {}};
    EXPECT_LT(std::abs(fairnessOf(measured(shifted, card)).figure),
              std::abs(fairnessOf(measured(table, card)).figure));
}

TEST(TableMission, AnEvenOneNeedsNoPieceMoved) {
    EXPECT_FALSE(betterPlace(laid({box("hut", {36, 18, 0}, {3, 3, 3}, heavyWall())}),
                             missionWith({{18, 18}, {54, 18}}), Workers{2}));
}

}  // namespace
}  // namespace sightline::engine::test
