// Moves that start at the table's edge or at a transport, sideways moves, and moves that stop
// early.
#include "geometry/move/move.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

MoveTerms deploying(int speed = 2) {
    MoveTerms terms = trooperTerms(speed);
    terms.deployment = Deployment{{{{12, 0}, {60, 0}}}, {}};
    return terms;
}
Move fromEdge(double x, int speed = 2, double stop = 1.0, double bend = 0.0) {
    Move move = straight(speed, 90, stop, bend);
    move.start = Vec2(x, 0);
    return move;
}

// The rulebook's first example in the section "Making Standard Moves".
TEST(P24DeployingUnits, ExampleMakingStandardMoves) {
    const MoveVerdict two = judgeMove(field(), trooper(0, 0), fromEdge(30), deploying());
    EXPECT_TRUE(two.legal) << texts(two.objections);
    EXPECT_NEAR(two.end.position.x, 30.0, 1e-9);
    EXPECT_NEAR(two.end.position.y, 125 * mm + smallRadius, 1e-9);
    EXPECT_TRUE(judgeMove(field(), trooper(0, 0), fromEdge(30, 1), deploying()).legal);
    EXPECT_TRUE(has(judgeMove(field(), trooper(0, 0), fromEdge(30, 3), deploying()).objections,
                    Fault::toolTooLong));
}

TEST(P24DeployingUnits, BothProngsTouchTheAlliedEdge) {
    const auto judged = [](const Move& move) {
        return judgeMove(field(), trooper(0, 0), move, deploying()).objections;
    };
    EXPECT_TRUE(judged(fromEdge(12.25)).empty());
    const auto over = judged(fromEdge(12.24));
    ASSERT_EQ(over.size(), 1U);
    EXPECT_EQ(over[0].fault, Fault::toolNotAtEdge);
    EXPECT_EQ(over[0].text,
              "both prongs of the tool must touch the allied edge of the battlefield");
    Move askew = fromEdge(30);
    askew.pose.direction = askew.pose.contactAngle = {88};
    EXPECT_TRUE(has(judged(askew), Fault::toolNotAtEdge));
    Move outward = fromEdge(30);
    outward.pose.direction = outward.pose.contactAngle = {-90};
    EXPECT_TRUE(has(judged(outward), Fault::toolNotAtEdge));
    Move nowhere = straight(2, 90);
    EXPECT_TRUE(has(judged(nowhere), Fault::toolNotAtEdge));
    EXPECT_TRUE(has(judged(fromEdge(30, 2, 1, 91)), Fault::toolOverBend));
}

TEST(P24DeployingUnits, TheWholeBaseEndsOnTheBattlefield) {
    Move near = fromEdge(30);
    near.end = Vec2(30.5, smallRadius);
    EXPECT_TRUE(judgeMove(field(), trooper(0, 0), near, deploying()).legal);
    near.end = Vec2(30.5, smallRadius - 0.01);
    EXPECT_TRUE(
        has(judgeMove(field(), trooper(0, 0), near, deploying()).objections, Fault::offTable));
}

TEST(P24DeployingUnits, HeightIsMeasuredFromTheEdge) {
    const auto onto = [](double height) {
        const Battlefield table = field({box("dune", {30, 4, 0}, {6, 6, height}, heavyWall())});
        Mini anywhere = trooper(0, 0, 9.0);  // the miniature is undeployed, so its z has no meaning
        return judgeMove(table, anywhere, fromEdge(30, 2, 0.7), deploying());
    };
    EXPECT_TRUE(onto(1.65).legal) << texts(onto(1.65).objections);
    EXPECT_TRUE(has(onto(1.7).objections, Fault::tooHigh));
}

TEST(P24DeployingUnits, ANotchedBaseComesOnAlongItsTool) {
    MoveTerms terms = bikeTerms();
    terms.deployment = Deployment{{{{0, 0}, {72, 0}}}, {}};
    const MoveVerdict full = judgeMove(field(), bike(0, 0), fromEdge(30, 3, 1, 30), terms);
    EXPECT_TRUE(full.legal) << texts(full.objections);
    EXPECT_NEAR(full.end.facing.value, 120.0, 1e-9);
    EXPECT_TRUE(has(judgeMove(field(), bike(0, 0), fromEdge(30, 3, 0.1), terms).objections,
                    Fault::offTable));
}

// Keyword Glossary, Transport: the movement tool starts at the base of the transport.
TEST(Transport, TheToolStartsAtTheBaseOfTheTransport) {
    MoveTerms terms = trooperTerms(1);
    terms.deployment = Deployment{{}, Mini{{30, 18, 0}, {0}, longBase, 3.0}};
    Move move = straight(1, 90);
    move.start = Vec2(30.5, 18 + 50 * mm);  // the tool starts at a straight side of the transport
    const MoveVerdict side = judgeMove(field(), trooper(0, 0), move, terms);
    EXPECT_TRUE(side.legal) << texts(side.objections);
    EXPECT_NEAR(side.end.position.y, 18 + 50 * mm + 75 * mm + smallRadius, 1e-9);
    move.start = Vec2(30.5, 18 + 50 * mm + 0.01);
    EXPECT_TRUE(
        has(judgeMove(field(), trooper(0, 0), move, terms).objections, Fault::toolNotAtEdge));
    // The tool starts at the front of the transport, but it is not parallel to the axis of the
    // transport.
    move.start = Vec2(30 + 87.5 * mm, 18);
    EXPECT_EQ(judgeMove(field(), trooper(0, 0), move, terms).objections[0].text,
              "both prongs of the tool must touch the base of the transport");
    move.pose.direction = move.pose.contactAngle = {0};
    EXPECT_TRUE(judgeMove(field(), trooper(0, 0), move, terms).legal);
}

// Keyword Glossary, Transport: the height of a move is measured from the place of the transport.
TEST(Transport, HeightIsMeasuredFromWhereItStands) {
    const Battlefield table = field({box("dune", {30, 18, 0}, {12, 12, 2}, heavyWall())});
    const auto down = [&](double standing) {
        MoveTerms terms = trooperTerms(2);
        terms.deployment = Deployment{{}, Mini{{30, 18, standing}, {0}, longBase, 3.0}};
        Move move = straight(2, 90);
        move.start = Vec2(30.5, 18 + 50 * mm);
        return judgeMove(table, trooper(0, 0), move, terms);
    };
    EXPECT_TRUE(down(1.65).legal) << texts(down(1.65).objections);
    const MoveVerdict high = down(2.0);
    ASSERT_EQ(high.objections.size(), 1U);
    EXPECT_EQ(high.objections[0].fault, Fault::tooHigh);
    EXPECT_EQ(high.objections[0].text, "2.00 in down, at most 1.65 in");
}

MoveTerms strafing(int speed = 2) {
    MoveTerms terms = bikeTerms(speed);
    terms.kind = MoveKind::strafe;
    terms.maxTurn = {0.0};
    return terms;
}
Move sideways(double direction, double stop = 1.0, double bend = 0.0) {
    Move move = straight(2, direction, stop, bend);
    move.kind = MoveKind::strafe;
    return move;
}

TEST(StrafeMove, GoesFromASideNotchToTheOtherSideAndKeepsItsFront) {
    const MoveVerdict left = judgeMove(field(), bike(30, 18), sideways(90), strafing());
    EXPECT_TRUE(left.legal) << texts(left.objections);
    EXPECT_NEAR(left.end.position.y, 18 + 125 * mm + 2 * mediumRadius - 6 * mm, 1e-9);
    EXPECT_NEAR(left.end.facing.value, 0.0, 1e-9);
    const MoveVerdict right = judgeMove(field(), bike(30, 18), sideways(-90, 1, 20), strafing());
    EXPECT_TRUE(right.legal) << texts(right.objections);
    EXPECT_NEAR(right.end.facing.value, 20.0, 1e-9);  // the facing rotates with the tool
    const auto ahead = judgeMove(field(), bike(30, 18), sideways(60), strafing()).objections;
    ASSERT_EQ(ahead.size(), 1U);
    EXPECT_EQ(ahead[0].text, "the tool lies 30.0 degrees off the side notch");
}

TEST(StrafeMove, AnOblongBaseSweepsItsWholeLength) {
    Mini tank{{30, 18, 0}, {0}, longBase, 3.0};
    const double nose = 87.5 * mm;
    const auto past = [&](double x) {
        const Battlefield table = field({box("post", {x, 21, 0}, {0.2, 0.2, 9}, heavyWall())});
        return judgeMove(table, tank, sideways(90), strafing());
    };
    EXPECT_TRUE(past(30 + nose + 0.15).legal) << texts(past(30 + nose + 0.15).objections);
    EXPECT_TRUE(has(past(30 + nose - 0.4).objections, Fault::sweepBlocked));
}

TEST(ClosestMove, FindsStrafesToEitherSide) {
    for (const double y : {22.0, 14.0}) {
        const auto move = closestLegalMove(field(), bike(30, 18), {30, y}, strafing());
        ASSERT_TRUE(move);
        EXPECT_TRUE(move->verdict.legal);
        EXPECT_NEAR(move->miss, 0.0, 1e-6);
        EXPECT_NEAR(move->verdict.end.facing.value, 0.0, 1e-9);
    }
}

// The example of the section "Moving with Notched Bases", step 7: the bike stops at the tower.
TEST(P26NotchedBaseMovement, StopsInContactWithWhatImpedesIt) {
    const Battlefield table = field({box("tower", {16, 10, 0}, {2, 6, 8}, heavyWall())});
    const MoveVerdict asked = judgeMove(table, bike(10, 10), straight(3, 0), bikeTerms());
    ASSERT_TRUE(asked.impededAt);
    const double way = 175 * mm + 2 * mediumRadius - 6 * mm;
    EXPECT_NEAR(*asked.impededAt * way, 5.0 - mediumRadius + contactTolerance, 1e-5);
    const auto farthest = farthestAlong(table, bike(10, 10), straight(3, 0), bikeTerms());
    EXPECT_FALSE(farthest);  // the tool itself overlaps the tower
}

TEST(P26NotchedBaseMovement, AToolBesideTheTowerLeadsUpToIt) {
    const Battlefield table = field({box("tower", {16, 11.3, 0}, {2, 2, 8}, heavyWall())});
    const auto farthest = farthestAlong(table, bike(10, 10), straight(3, 0), bikeTerms());
    ASSERT_TRUE(farthest);
    EXPECT_TRUE(farthest->verdict.legal) << texts(farthest->verdict.objections);
    EXPECT_FALSE(farthest->full);
    EXPECT_EQ(farthest->impededBy, "tower");
    EXPECT_FALSE(farthest->leavesTable);
    // The rim touches the corner of the tower at (15, 10.3).
    const double inside = mediumRadius - contactTolerance;
    EXPECT_NEAR(farthest->verdict.end.position.x, 15 - std::sqrt(inside * inside - 0.09), 1e-4);
}

TEST(CompulsoryMove, AFullMoveOverTheEdgeBecomesTheFarthestPartialOne) {
    const auto farthest = farthestAlong(field(), bike(68, 18), straight(3, 0), bikeTerms());
    ASSERT_TRUE(farthest);
    EXPECT_TRUE(farthest->verdict.legal);
    EXPECT_TRUE(farthest->leavesTable);
    EXPECT_FALSE(farthest->full);
    EXPECT_NEAR(farthest->verdict.end.position.x, 72 - mediumRadius, 1e-4);
    const auto inside = farthestAlong(field(), bike(30, 18), straight(3, 0), bikeTerms());
    ASSERT_TRUE(inside);
    EXPECT_TRUE(inside->full);
    EXPECT_FALSE(inside->leavesTable);
}

// `goesAlong` must return true if and only if `farthestAlong` finds a place: on open ground, beside
// towers and at the edge of the table.
TEST(CompulsoryMove, GoesAlongWhereThereIsAFarthestPlace) {
    const Battlefield table = field({box("tower", {16, 11.3, 0}, {2, 2, 8}, heavyWall()),
                                     box("wall", {13, 7, 0}, {1, 5, 4}, heavyWall())});
    const std::vector<PlacedMini> ally{{1, trooper(19, 9)}};
    int goes = 0, stays = 0;
    for (const double x : {3.0, 9.0, 11.8, 12.6, 18.0, 70.8}) {
        for (const double y : {2.0, 8.0, 10.0, 12.5}) {
            for (const double bend : {-60.0, 0.0, 90.0}) {
                const Mini rider = bike(x, y, 30.0 * bend);
                Move move = straight(3, rider.facing.value, 1.0, bend);
                const bool farthest =
                    farthestAlong(table, rider, move, bikeTerms(), ally).has_value();
                EXPECT_EQ(goesAlong(table, rider, move, bikeTerms(), ally), farthest)
                    << x << " " << y << " " << bend;
                ++(farthest ? goes : stays);
            }
        }
    }
    EXPECT_GT(goes, 10);
    EXPECT_GT(stays, 10);
}

// p. 25, Leaving the Battlefield: a base may leave the battlefield and come back during a move.
TEST(P25LeavingTheBattlefield, ABaseMayLeaveAndComeBack) {
    const Move round = straight(3, 0, 1, 90);
    const MoveVerdict back = judgeMove(field(), bike(67.5, 18), round, bikeTerms());
    EXPECT_NEAR(back.end.position.x, 67.5 + mediumRadius - 3 * mm + 87.5 * mm, 1e-9);
    EXPECT_TRUE(has(back.objections, Fault::offTable));
    Mini out = bike(66, 18);
    const MoveVerdict inside = judgeMove(field(), out, round, bikeTerms());
    EXPECT_TRUE(inside.legal) << texts(inside.objections);
}

TEST(CompulsoryMove, StopsShortOfAMiniatureItMayNotEndOn) {
    const std::vector<PlacedMini> ally{{1, trooper(16, 10)}};
    const auto farthest =
        farthestAlong(field(), bike(10, 10), straight(3, 0, 0.75), bikeTerms(), ally);
    ASSERT_TRUE(farthest);
    EXPECT_NEAR(farthest->verdict.end.position.x,
                16 - mediumRadius - smallRadius + contactTolerance, 1e-4);
}

// p. 25: the hinge of the tool is as wide as its arms, also on the outside of the bend.
TEST(MovementTool, TheHingeFillsTheOuterCorner) {
    const ToolShape bent = toolShape(dimensions(), 2, trooper(10, 10), {{0}, {0}, {90}, 1});
    const Vec2 outside = bent.joint + direction({-45}) * 0.249;
    EXPECT_EQ(gap(Outline{outside, outside, 0.0}, bent), 0.0);
    const Vec2 beyond = bent.joint + direction({-45}) * 0.26;
    EXPECT_NEAR(gap(Outline{beyond, beyond, 0.0}, bent), 0.01, 1e-9);
    Facts lava = heavyWall();
    lava.movement = Movement::impassable;
    const Vec2 at = bent.joint + direction({-45}) * 0.22;
    const auto judged = [&](Vec2 middle) {
        const Battlefield table =
            field({box("rock", {middle.x, middle.y, 0}, {0.02, 0.02, 1}, lava)});
        return judgeMove(table, trooper(10, 10), straight(2, 0, 1, 90), trooperTerms());
    };
    EXPECT_TRUE(has(judged(at).objections, Fault::toolOverImpassable));
    EXPECT_TRUE(judged(bent.joint + direction({-45}) * 0.28).legal);
}

}  // namespace
}  // namespace sightline::geometry::test
