// Core Rulebook p. 12-14, 27: the height of terrain that limits a move, and heights that the
// players agreed.
#include "geometry/move/reach.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

Facts kindOf(Kind kind, Movement movement = Movement::open) {
    Facts facts = heavyWall();
    facts.kind = kind;
    facts.movement = movement;
    return facts;
}

Facts agreed(double height, Kind kind = Kind::obstacle) {
    Facts facts = kindOf(kind);
    facts.height = height;
    return facts;
}

/// A wall, as a box or as a model. It crosses the way of a move along x from (10, 10).
Battlefield walled(double height, const Facts& facts, bool asModel) {
    if (!asModel) return field({box("wall", {12, 10, 0}, {0.4, 6, height}, facts)});
    return field(
        {mesh("wall", {12, 10, 0}, {boxPart("Wall", {-0.2, -3, 0}, {0.2, 3, height})}, facts)});
}

MoveVerdict across(double height, const Facts& facts, bool asModel = false) {
    return judgeMove(walled(height, facts, asModel), trooper(10, 10), straight(2, 0),
                     trooperTerms());
}

MoveVerdict slides(double height, const Facts& facts, bool asModel = false) {
    Mini mover = bike(9, 10);
    return judgeMove(walled(height, facts, asModel), mover, straight(3, 0), bikeTerms());
}

/// True if the reach of a move contains places beyond the wall. The search for the reach uses maps
/// of the ground.
bool reachesBeyond(double height, const Facts& facts, bool asModel, bool notched) {
    const Battlefield table = walled(height, facts, asModel);
    const Reach reach = notched ? reachOf(table, bike(9, 10), bikeTerms(), {}, {}, {0.25})
                                : reachOf(table, trooper(10, 10), trooperTerms(), {}, {}, {0.25});
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column) {
            const Vec2 at = reach.centre(column, row);
            if (reach.legal(column, row) && at.x > 13.0 && std::abs(at.y - 10.0) < 1.0) return true;
        }
    return false;
}

TEST(P27MovingThroughTerrain, OpenScatterStopsNoToolHoweverTall) {
    for (const bool asModel : {false, true}) {
        EXPECT_FALSE(across(4.0, kindOf(Kind::obstacle), asModel).legal);
        EXPECT_TRUE(across(4.0, kindOf(Kind::scatter), asModel).legal);
        EXPECT_TRUE(across(4.0, kindOf(Kind::barricade), asModel).legal);
        EXPECT_EQ(across(4.0, kindOf(Kind::scatter), asModel).effectiveSpeed, 2);
    }
}

TEST(P27MovingThroughTerrain, ScatterStopsAndSlowsByWhatItWasAgreedToBe) {
    for (const bool asModel : {false, true}) {
        const MoveVerdict wall = across(4.0, kindOf(Kind::scatter, Movement::impassable), asModel);
        EXPECT_TRUE(has(wall.objections, Fault::toolOverImpassable));
        const MoveVerdict mire = across(4.0, kindOf(Kind::scatter, Movement::difficult), asModel);
        EXPECT_TRUE(has(mire.objections, Fault::toolSlowed));
    }
}

TEST(P12Scatter, NobodyEndsWithinATallPieceOfIt) {
    Move into = straight(1, 0);
    into.pose.stop = 0.6;
    const Battlefield table = walled(4.0, kindOf(Kind::scatter), false);
    EXPECT_FALSE(judgeMove(table, trooper(10, 10), into, trooperTerms()).legal);
}

TEST(P26NotchedBaseMovement, OpenScatterImpedesNoBase) {
    for (const bool asModel : {false, true}) {
        const MoveVerdict stopped = slides(4.0, kindOf(Kind::obstacle), asModel);
        EXPECT_TRUE(has(stopped.objections, Fault::sweepBlocked));
        const MoveVerdict passed = slides(4.0, kindOf(Kind::scatter), asModel);
        EXPECT_TRUE(passed.legal) << texts(passed.objections);
        EXPECT_FALSE(slides(4.0, kindOf(Kind::scatter, Movement::impassable), asModel).legal);
    }
}

TEST(P12TerrainHeight, TheAgreedHeightOfAnObstacleCountsForTheTool) {
    for (const bool asModel : {false, true}) {
        EXPECT_FALSE(across(2.5, kindOf(Kind::obstacle), asModel).legal) << "measured";
        EXPECT_TRUE(across(2.5, agreed(1.65), asModel).legal);
        const MoveVerdict low = across(2.5, agreed(1.7), asModel);
        ASSERT_EQ(low.objections.size(), 1U) << texts(low.objections);
        EXPECT_EQ(low.objections[0].text, "the tool crosses wall, 1.70 in tall, at most 1.65 in");
        EXPECT_TRUE(across(1.0, agreed(1.65), asModel).legal);
        const MoveVerdict high = across(1.0, agreed(1.7), asModel);
        ASSERT_EQ(high.objections.size(), 1U) << texts(high.objections);
        EXPECT_EQ(high.objections[0].text, "the tool crosses wall, 1.70 in tall, at most 1.65 in");
        EXPECT_TRUE(across(2.5, agreed(5.0, Kind::scatter), asModel).legal) << "not of scatter";
    }
}

TEST(P12TerrainHeight, TheAgreedHeightOfAnObstacleCountsForASlidingBase) {
    const double most = bikeTerms().maxClimb;
    for (const bool asModel : {false, true}) {
        EXPECT_TRUE(slides(4.0, agreed(most), asModel).legal);
        EXPECT_FALSE(slides(4.0, agreed(most + 0.05), asModel).legal);
        EXPECT_TRUE(slides(0.5, agreed(most), asModel).legal);
        EXPECT_FALSE(slides(0.5, agreed(most + 0.05), asModel).legal);
    }
}

/// A move from the mat onto a block that is 4 inches wide, and a move down again.
std::pair<MoveVerdict, MoveVerdict> upAndDown(double height, const Facts& facts, bool asModel) {
    const Battlefield table =
        asModel ? field({mesh("block", {12, 10, 0}, {boxPart("Block", {-2, -2, 0}, {2, 2, height})},
                              facts)})
                : field({box("block", {12, 10, 0}, {4, 4, height}, facts)});
    Move up = straight(2, 0), down = straight(2, 180);
    up.end = Vec2(12, 10);
    down.end = Vec2(8, 10);
    return {judgeMove(table, trooper(8, 10), up, trooperTerms()),
            judgeMove(table, trooper(12, 10, height), down, trooperTerms())};
}

TEST(P12TerrainHeight, TheAgreedHeightCountsForWhoMovesOnToIt) {
    for (const bool asModel : {false, true}) {
        for (const Kind kind : {Kind::obstacle, Kind::scatter}) {
            for (const double height : {1.0, 2.5}) {
                const auto [up, down] = upAndDown(height, agreed(1.65, kind), asModel);
                EXPECT_TRUE(up.legal) << texts(up.objections);
                EXPECT_EQ(up.end.position.z, height) << "the base rests on the shape";
                EXPECT_TRUE(down.legal) << texts(down.objections);
                const auto [higher, deeper] = upAndDown(height, agreed(1.7, kind), asModel);
                EXPECT_FALSE(higher.legal);
                ASSERT_TRUE(has(deeper.objections, Fault::tooHigh));
                EXPECT_EQ(deeper.objections[0].text, "1.70 in down, at most 1.65 in");
            }
        }
        const auto [up, down] = upAndDown(1.0, agreed(6.0), asModel);
        EXPECT_TRUE(has(up.objections, Fault::toolOverTooTall));
        EXPECT_FALSE(has(down.objections, Fault::toolOverTooTall)) << "its own block is under it";
        EXPECT_TRUE(has(down.objections, Fault::tooHigh));
        EXPECT_FALSE(upAndDown(2.5, kindOf(Kind::obstacle), asModel).first.legal) << "measured";
    }
}

// The searches for moves first use maps of the ground. These maps must give the same results as
// `judgeMove`.
TEST(P12TerrainHeight, SearchesAgreeWithTheJudge) {
    for (const bool notched : {false, true})
        for (const bool asModel : {false, true}) {
            const double most = notched ? bikeTerms().maxClimb : trooperHeight;
            EXPECT_FALSE(reachesBeyond(4.0, kindOf(Kind::obstacle), asModel, notched));
            EXPECT_TRUE(reachesBeyond(4.0, kindOf(Kind::scatter), asModel, notched));
            EXPECT_TRUE(reachesBeyond(4.0, agreed(most), asModel, notched));
            EXPECT_FALSE(reachesBeyond(4.0, agreed(most + 0.1), asModel, notched));
            EXPECT_FALSE(reachesBeyond(0.5, agreed(most + 0.1), asModel, notched));
        }
}

}  // namespace
}  // namespace sightline::geometry::test
