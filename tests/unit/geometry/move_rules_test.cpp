// The rules for the start, the path and the end of a move. Each limit is tested from both sides.
#include "geometry/move/move.h"
#include "geometry/move/private/tool_path.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

MoveVerdict trooperTo(const Battlefield& table, const Mini& mover, Vec2 end,
                      const MoveTerms& terms = trooperTerms()) {
    Move move = straight(2, 0, 0.5);
    move.end = end;
    return judgeMove(table, mover, move, terms);
}

// The difficult terrain is beside the tool, so only the leader's end position overlaps it.
TEST(P27MovingThroughTerrain, EndingInDifficultTerrainSlowsTheMove) {
    const double y = 10.25 + smallRadius;  // the terrain touches the tool
    const auto into = [&](double overlap) {
        const Battlefield table =
            field({box("woods", {13, y + smallRadius - overlap + 1, 0}, {4, 2, 3}, woods())});
        return trooperTo(table, trooper(10, 10), {13, y});
    };
    EXPECT_TRUE(into(0.0).legal) << texts(into(0.0).objections);
    const MoveVerdict slowed = into(0.01);
    ASSERT_EQ(slowed.objections.size(), 1U);
    EXPECT_EQ(slowed.effectiveSpeed, 1);
    EXPECT_EQ(slowed.objections[0].fault, Fault::toolSlowed);
    EXPECT_EQ(slowed.objections[0].piece, "woods");
    EXPECT_EQ(slowed.objections[0].text, "speed-2 tool, at most speed 1: ends in difficult woods");
}

TEST(P27MovingThroughTerrain, StartingInDifficultTerrainSlowsTheMove) {
    const auto from = [](double overlap) {
        const Battlefield table =
            field({box("woods", {10 - smallRadius + overlap - 1, 10, 0}, {2, 4, 3}, woods())});
        return judgeMove(table, trooper(10, 10), straight(2, 0), trooperTerms());
    };
    EXPECT_TRUE(from(0.0).legal) << texts(from(0.0).objections);
    const MoveVerdict slowed = from(0.01);
    ASSERT_EQ(slowed.objections.size(), 1U);
    EXPECT_EQ(slowed.objections[0].text,
              "speed-2 tool, at most speed 1: starts in difficult woods");
}

TEST(P27MovingThroughTerrain, DifficultTerrainNeverSlowsBelowTheLeastSpeed) {
    const Battlefield table = field({box("woods", {14, 10, 0}, {12, 6, 3}, woods())});
    EXPECT_TRUE(judgeMove(table, trooper(10, 10), straight(1, 0), trooperTerms(1)).legal);
    MoveTerms steady = trooperTerms(2);
    steady.minSpeed = 2;
    EXPECT_TRUE(judgeMove(table, trooper(10, 10), straight(2, 0), steady).legal);
}

// p. 27: the vertical distance is measured from the place of the unit.
TEST(P27MovingThroughTerrain, HeightIsMeasuredFromWhereTheUnitStands) {
    const auto onto = [](double height) {
        const Battlefield table = field({box("crate", {10, 10, 0}, {3, 3, 1}, heavyWall()),
                                         box("house", {15, 10, 0}, {6, 6, height}, heavyWall())});
        return judgeMove(table, trooper(10, 10, 1), straight(2, 0), trooperTerms());
    };
    EXPECT_TRUE(onto(2.65).legal) << texts(onto(2.65).objections);
    EXPECT_EQ(onto(2.65).end.position.z, 2.65);
    const MoveVerdict tall = onto(2.7);
    ASSERT_TRUE(has(tall.objections, Fault::toolOverTooTall));
    EXPECT_EQ(tall.objections.back().piece, "house");
    EXPECT_EQ(tall.objections.back().text, "the tool crosses house, 1.70 in tall, at most 1.65 in");
}

TEST(P27MovingThroughTerrain, ImpassableTerrainMayBeTouchedAndNotCrossed) {
    const auto beside = [](double overlap) {
        const Facts lava{Kind::area, Movement::impassable, Cover::none, false, {}};
        const Battlefield table =
            field({box("lava", {12.5, 10.25 - overlap + 1, 0}, {1, 2, 0.1}, lava)});
        return judgeMove(table, trooper(10, 10), straight(2, 0), trooperTerms());
    };
    EXPECT_TRUE(beside(0.0).legal) << texts(beside(0.0).objections);
    const MoveVerdict over = beside(0.01);
    ASSERT_EQ(over.objections.size(), 1U);
    EXPECT_EQ(over.objections[0].fault, Fault::toolOverImpassable);
    EXPECT_EQ(over.objections[0].piece, "lava");
}

TEST(P27MovingThroughMiniatures, TheyMayBePassedAndNotEndedOn) {
    const std::vector<PlacedMini> allies{{7, trooper(12.5, 10)}};
    const auto to = [&](double x) {
        Move move = straight(2, 0, 0.5);
        move.end = Vec2(x, 10);
        return judgeMove(field(), trooper(10, 10), move, trooperTerms(), allies);
    };
    EXPECT_TRUE(to(14.5).legal) << texts(to(14.5).objections);
    EXPECT_TRUE(to(12.5 + 2 * smallRadius).legal);
    const MoveVerdict on = to(12.5 + 2 * smallRadius - 0.01);
    ASSERT_EQ(on.objections.size(), 1U);
    EXPECT_EQ(on.objections[0].fault, Fault::overlapsMini);
    EXPECT_EQ(on.objections[0].mini, 7);
    // A vehicle with a notched base may move through miniatures.
    EXPECT_TRUE(judgeMove(field(), bike(10, 10), straight(3, 0), bikeTerms(), allies).legal);
}

TEST(P28MovingIntoMelee, BaseContactIsForWhoeverMay) {
    const std::vector<PlacedMini> enemy{{9, trooper(14, 10)}};
    Move touching = straight(2, 0, 0.5);
    touching.end = Vec2(14 - 2 * smallRadius, 10);
    EXPECT_TRUE(judgeMove(field(), trooper(10, 10), touching, trooperTerms(), enemy).legal);
    const MoveVerdict refused =
        judgeMove(field(), trooper(10, 10), touching, trooperTerms(), {}, enemy);
    ASSERT_EQ(refused.objections.size(), 1U);
    EXPECT_EQ(refused.objections[0].fault, Fault::touchesForbidden);
    EXPECT_EQ(refused.objections[0].mini, 9);
    touching.end = Vec2(14 - 2 * smallRadius - 0.002, 10);
    EXPECT_TRUE(judgeMove(field(), trooper(10, 10), touching, trooperTerms(), {}, enemy).legal);
}

MoveTerms reversing(int speed = 2) {
    MoveTerms terms = bikeTerms(speed);
    terms.kind = MoveKind::reverse;
    return terms;
}
Move backwards(double direction, double stop = 1.0, double bend = 0.0) {
    Move move = straight(2, direction, stop, bend);
    move.kind = MoveKind::reverse;
    return move;
}

TEST(P39ReverseMoves, GoOutOfTheRearNotchAndKeepTheFrontAhead) {
    const MoveVerdict full = judgeMove(field(), bike(30, 18), backwards(180), reversing());
    EXPECT_TRUE(full.legal) << texts(full.objections);
    EXPECT_NEAR(full.end.position.x, 30 - 125 * mm - 2 * (mediumRadius - 3 * mm), 1e-9);
    EXPECT_NEAR(full.end.facing.value, 0.0, 1e-9);
    const MoveVerdict bent = judgeMove(field(), bike(30, 18), backwards(180, 1, 30), reversing());
    EXPECT_TRUE(bent.legal) << texts(bent.objections);
    EXPECT_NEAR(bent.end.facing.value, 30.0, 1e-9);
    const auto ahead = judgeMove(field(), bike(30, 18), backwards(0), reversing()).objections;
    ASSERT_EQ(ahead.size(), 1U);
    EXPECT_EQ(ahead[0].fault, Fault::toolNotAtBase);
    EXPECT_EQ(ahead[0].text, "the tool lies 180.0 degrees off the rear notch");
    Move turned = backwards(-90);
    turned.rotateFirst = Degrees{90};
    EXPECT_TRUE(judgeMove(field(), bike(30, 18), turned, reversing()).legal);
    turned = backwards(-89);
    turned.rotateFirst = Degrees{91};
    EXPECT_TRUE(
        has(judgeMove(field(), bike(30, 18), turned, reversing()).objections, Fault::turnTooWide));
}

TEST(P39ReverseMoves, StopBeforeWhatStandsBehind) {
    const double way = toolPath(dimensions(), 2, bike(30, 18), Notch::rear).length();
    const double end = 30 - way - mediumRadius;  // x of the base's rim after the move
    const auto wallAt = [](double x) {
        const Battlefield table = field({box("wall", {x - 1, 19.4, 0}, {2, 2, 5}, heavyWall())});
        return judgeMove(table, bike(30, 18), backwards(180), reversing());
    };
    // The rim is round, so it does not reach the wall.
    EXPECT_TRUE(wallAt(end + 0.05).legal) << texts(wallAt(end + 0.05).objections);
    const MoveVerdict met = wallAt(end + 1.5);
    ASSERT_TRUE(has(met.objections, Fault::sweepBlocked)) << texts(met.objections);
    EXPECT_TRUE(met.impededAt);
}

TEST(P38Pivot, IsForNotchedBasesAndNeedsRoom) {
    MoveTerms terms = bikeTerms();
    terms.kind = MoveKind::pivot;
    Move quarter;
    quarter.kind = MoveKind::pivot;
    quarter.rotateFirst = Degrees{90};
    const MoveVerdict small = judgeMove(field(), trooper(10, 10), quarter, terms);
    ASSERT_EQ(small.objections.size(), 1U);
    EXPECT_EQ(small.objections[0].text, "only a miniature on a notched base pivots");
    const Mini tank{{10, 10, 0}, {0}, longBase, 3.0};
    const double reach = longBase.length / 2;
    const auto beside = [&](double y) {
        const std::vector<PlacedMini> ally{{3, trooper(10, 10 + y)}};
        return judgeMove(field(), tank, quarter, terms, ally);
    };
    EXPECT_TRUE(beside(reach + smallRadius).legal);
    ASSERT_EQ(beside(reach + smallRadius - 0.01).objections.size(), 1U);
    EXPECT_EQ(beside(reach + smallRadius - 0.01).objections[0].fault, Fault::overlapsMini);
    const auto edge = [&](double y) {
        Mini there = tank;
        there.position.y = y;
        return judgeMove(field(), there, quarter, terms).legal;
    };
    EXPECT_TRUE(edge(reach));
    EXPECT_FALSE(edge(reach - 0.01));
}

// Full and partial moves: the stop may be at any point of the tool, on its centre line. The facing
// is the direction of the tool's arm at this point.
TEST(P26NotchedBaseMovement, PartialMovesFollowTheBentTool) {
    const ToolPath path = toolPath(dimensions(), 3, bike(10, 10));
    for (const double stop : {0.0, 0.3, 0.49, 0.51, 0.8, 1.0}) {
        const MoveVerdict verdict =
            judgeMove(field(), bike(10, 10), straight(3, 0, stop, 60), bikeTerms());
        EXPECT_TRUE(verdict.legal) << stop << texts(verdict.objections);
        const double travel = stop * path.length(), past = std::max(0.0, travel - path.first);
        const Vec2 expected = Vec2(10 + std::min(travel, path.first), 10) + direction({60}) * past;
        EXPECT_NEAR(glm::distance(Vec2(verdict.end.position), expected), 0.0, 1e-9) << stop;
        EXPECT_NEAR(verdict.end.facing.value, past > 0 ? 60.0 : 0.0, 1e-9) << stop;
    }
}

// A base that only touches an obstacle may slide past it. The test checks the position of contact
// exactly.
TEST(P26NotchedBaseMovement, TheBaseSlidesPastWhatItOnlyTouches) {
    const auto past = [](double overlap) {
        const Battlefield table =
            field({box("wall", {14, 10 + mediumRadius - overlap + 1, 0}, {3, 2, 6}, heavyWall())});
        return judgeMove(table, bike(10, 10), straight(3, 0), bikeTerms());
    };
    EXPECT_TRUE(past(0.0).legal) << texts(past(0.0).objections);
    const MoveVerdict met = past(0.01);
    ASSERT_TRUE(has(met.objections, Fault::sweepBlocked)) << texts(met.objections);
    const auto& why = met.objections.back();
    EXPECT_EQ(why.piece, "wall");
    EXPECT_EQ(why.text.substr(0, 25), "wall stops the base after");
}

TEST(P26NotchedBaseMovement, LowTerrainIsSlidOverAndImpassableGroundIsNot) {
    const auto over = [](double height, Movement movement) {
        Facts facts = heavyWall();
        facts.movement = movement;
        const Battlefield table = field({box("step", {14, 11.2, 0}, {1, 1.6, height}, facts)});
        return judgeMove(table, bike(10, 10), straight(3, 0), bikeTerms());
    };
    EXPECT_TRUE(over(2.7, Movement::open).legal) << texts(over(2.7, Movement::open).objections);
    EXPECT_TRUE(has(over(2.72, Movement::open).objections, Fault::sweepBlocked));
    EXPECT_TRUE(has(over(1.0, Movement::impassable).objections, Fault::sweepBlocked));
}

}  // namespace
}  // namespace sightline::geometry::test
