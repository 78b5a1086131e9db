#include "geometry/move/move.h"

#include <algorithm>

#include "geometry/move/ways.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

TEST(P25StandardMove, EndsAnywhereTouchingTheTool) {
    Move move = straight(2, 0, 0.5);
    EXPECT_TRUE(judgeMove(field(), trooper(10, 10), move, trooperTerms()).legal);
    move.end = Vec2(12, 10 + 0.25 + smallRadius);
    EXPECT_TRUE(judgeMove(field(), trooper(10, 10), move, trooperTerms()).legal);
    move.end = Vec2(12, 10 + 0.26 + smallRadius);
    const MoveVerdict away = judgeMove(field(), trooper(10, 10), move, trooperTerms());
    ASSERT_EQ(away.objections.size(), 1U);
    EXPECT_EQ(away.objections[0].fault, Fault::notTouchingTool);
    EXPECT_EQ(away.objections[0].text, "ends 0.01 in from the movement tool");
}

TEST(P25StandardMove, TheToolIsNoFasterThanTheUnit) {
    EXPECT_TRUE(judgeMove(field(), trooper(10, 10), straight(2, 0), trooperTerms()).legal);
    const MoveVerdict fast = judgeMove(field(), trooper(10, 10), straight(3, 0), trooperTerms());
    ASSERT_EQ(fast.objections.size(), 1U);
    EXPECT_EQ(fast.objections[0].fault, Fault::toolTooLong);
    EXPECT_EQ(fast.objections[0].text, "speed-3 tool, at most speed 2");
    EXPECT_TRUE(has(judgeMove(field(), trooper(10, 10), straight(1, 0), trooperTerms(0)).objections,
                    Fault::speedZero));
}

TEST(P25StandardMove, TheToolBendsUpToItsStopAndLiesAtTheBase) {
    const auto judged = [](Move move) {
        return judgeMove(field(), trooper(10, 10), move, trooperTerms()).objections;
    };
    EXPECT_TRUE(judged(straight(2, 0, 1, 90)).empty());
    EXPECT_TRUE(has(judged(straight(2, 0, 1, 91)), Fault::toolOverBend));
    Move askew = straight(2, 0);
    askew.pose.direction = {1};
    EXPECT_TRUE(has(judged(askew), Fault::toolNotAtBase));
}

// The example of the section "Making a Standard Move Through Terrain".
TEST(P27MovingThroughTerrain, ExampleDifficultTerrain) {
    const Battlefield table = field({box("woods", {14, 10, 0}, {4, 4, 4}, woods())});
    const MoveVerdict through = judgeMove(table, trooper(10, 10), straight(2, 0), trooperTerms());
    EXPECT_EQ(through.effectiveSpeed, 1);
    ASSERT_EQ(through.objections.size(), 1U);
    EXPECT_EQ(through.objections[0].fault, Fault::toolSlowed);
    EXPECT_EQ(through.objections[0].piece, "woods");
    EXPECT_EQ(through.objections[0].text,
              "speed-2 tool, at most speed 1: the tool overlaps difficult woods");
    EXPECT_TRUE(judgeMove(table, trooper(10, 10), straight(1, 0), trooperTerms()).legal);
    // This move starts in difficult terrain.
    EXPECT_TRUE(has(judgeMove(table, trooper(16, 10), straight(2, 0), trooperTerms()).objections,
                    Fault::toolSlowed));
    MoveTerms another = trooperTerms();
    another.startsInDifficult = true;
    EXPECT_TRUE(has(judgeMove(table, trooper(40, 10), straight(2, 0), another).objections,
                    Fault::toolSlowed));
    EXPECT_TRUE(judgeMove(table, trooper(10, 10), straight(2, 90), trooperTerms()).legal);
}

TEST(P27MovingThroughTerrain, LowObstaclesAreCrossedAndTallOnesAreNot) {
    const auto across = [](double height) {
        const Battlefield table = field({box("wall", {12, 10, 0}, {0.2, 6, height}, heavyWall())});
        return judgeMove(table, trooper(10, 10), straight(2, 0), trooperTerms());
    };
    EXPECT_TRUE(across(1.65).legal);
    const MoveVerdict tall = across(1.7);
    ASSERT_EQ(tall.objections.size(), 1U);
    EXPECT_EQ(tall.objections[0].text, "the tool crosses wall, 1.70 in tall, at most 1.65 in");
}

std::vector<MeshPart> wallWithDoor() {
    return {boxPart("Left", {-0.1, -6, 0}, {0.1, -0.5, 3}),
            boxPart("Right", {-0.1, 0.5, 0}, {0.1, 6, 3}),
            boxPart("Lintel", {-0.1, -0.5, 2}, {0.1, 0.5, 3}),
            boxPart("Door", {-0.1, -0.5, 0}, {0.1, 0.5, 0.05})};
}

// p. 11, an example: a building's walls are impassable, and its door is open terrain.
TEST(P11TerrainRestrictingMovement, ExamplePartsOfTerrain) {
    Facts solid = heavyWall();
    solid.movement = Movement::impassable;
    const std::map<std::string, PartFacts> open{{"Door", {Movement::open, {}, {}}},
                                                {"Lintel", {Movement::open, {}, {}}}};
    const Battlefield table = field({mesh("house", {12, 10, 0}, wallWithDoor(), solid, open)});
    const MoveVerdict door = judgeMove(table, trooper(10, 10), straight(2, 0), trooperTerms());
    EXPECT_TRUE(door.legal) << texts(door.objections);
    EXPECT_EQ(door.effectiveSpeed, 2);
    const MoveVerdict wall = judgeMove(table, trooper(10, 12), straight(2, 0), trooperTerms());
    EXPECT_TRUE(has(wall.objections, Fault::toolOverImpassable));
    EXPECT_TRUE(has(wall.objections, Fault::toolOverTooTall));
}

TEST(P27MovingThroughTerrain, ALintelAboveTheSilhouetteIsWalkedUnder) {
    const Battlefield table = field({mesh("house", {12, 10, 0}, wallWithDoor(), heavyWall())});
    EXPECT_TRUE(judgeMove(table, trooper(10, 10), straight(2, 0), trooperTerms()).legal);
    Mini tall = trooper(10, 10);
    tall.height = 2.5;
    EXPECT_FALSE(judgeMove(table, tall, straight(2, 0), trooperTerms()).legal);
    EXPECT_FALSE(judgeMove(table, trooper(10, 10.4), straight(2, 0), trooperTerms()).legal);
}

// The rulebook's example in the section "Different Types of Terrain".
TEST(P11TerrainRestrictingMovement, ExampleDifferentTypesOfTerrain) {
    Facts solid = heavyWall();
    solid.movement = Movement::impassable;
    const Battlefield table = field({box("barricade", {12, 10, 0}, {0.6, 3, 0.9}, barricade()),
                                     box("building", {30, 10, 0}, {4, 4, 4}, solid)});
    const MoveVerdict past = judgeMove(table, trooper(10, 10), straight(2, 0), trooperTerms());
    EXPECT_TRUE(past.legal) << texts(past.objections);
    EXPECT_EQ(past.effectiveSpeed, 2);
    EXPECT_TRUE(has(judgeMove(table, trooper(26, 10), straight(2, 0), trooperTerms()).objections,
                    Fault::toolOverImpassable));
}

// A spire, whose sides meet far above the ground. It is solid everywhere, so no movement tool may
// go through it.
TEST(P28Climbing, NoToolGoesThroughASpire) {
    const auto over = [](double height) {
        const MeshPart spire{
            "Spire",
            {{-1.5, -1.5, 0}, {1.5, -1.5, 0}, {1.5, 1.5, 0}, {-1.5, 1.5, 0}, {0, 0, height}},
            {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}};
        const Battlefield table = field({mesh("spire", {20, 10, 0}, {spire}, heavyWall())});
        return judgeMove(table, trooper(17.9, 10), straight(1, 0, 1.0), climbTerms());
    };
    EXPECT_TRUE(has(over(9).objections, Fault::toolOverTooTall)) << texts(over(9).objections);
    EXPECT_FALSE(has(over(5).objections, Fault::toolOverTooTall)) << texts(over(5).objections);
}

TEST(P28Climbing, ExampleMakingAClimb) {
    const Battlefield table = field({box("building", {14, 10, 0}, {6, 6, 3}, heavyWall())});
    const Mini beside = trooper(11 - smallRadius, 10);
    const MoveVerdict walk = judgeMove(table, beside, straight(1, 0, 0.7), trooperTerms());
    EXPECT_FALSE(walk.legal);
    EXPECT_TRUE(has(walk.objections, Fault::tooHigh)) << texts(walk.objections);
    EXPECT_TRUE(has(walk.objections, Fault::toolOverTooTall));
    const MoveVerdict climb = judgeMove(table, beside, straight(1, 0, 0.7), climbTerms());
    EXPECT_TRUE(climb.legal) << texts(climb.objections);
    EXPECT_EQ(climb.end.position.z, 3.0);
    EXPECT_TRUE(has(judgeMove(table, beside, straight(2, 0, 0.5), climbTerms()).objections,
                    Fault::toolTooLong));
}

// The rulebook's example in the section "Measuring Height". A roof of height 2 cannot be reached
// from the ground, but it can be reached from the first floor.
TEST(P12TerrainHeight, ExampleClimbingToAHigherRoof) {
    const Battlefield table = field({box("house", {14, 10, 0}, {6, 6, 4}, heavyWall()),
                                     box("tower", {20, 10, 0}, {6, 6, 8}, heavyWall())});
    EXPECT_TRUE(judgeMove(table, trooper(10, 10), straight(1, 0, 0.6), climbTerms()).legal);
    EXPECT_FALSE(judgeMove(table, trooper(20, 6), straight(1, 90, 0.6), climbTerms()).legal);
    const MoveVerdict up = judgeMove(table, trooper(16, 10, 4), straight(1, 0, 0.6), climbTerms());
    EXPECT_TRUE(up.legal) << texts(up.objections);
    EXPECT_EQ(up.end.position.z, 8.0);
}

TEST(P27MovingThroughTerrain, GoingDownIsAsLimitedAsGoingUp) {
    const auto down = [](double height) {
        const Battlefield table = field({box("crate", {10, 10, 0}, {3, 3, height}, heavyWall())});
        return judgeMove(table, trooper(10, 10, height), straight(2, 0), trooperTerms());
    };
    EXPECT_TRUE(down(1.65).legal) << texts(down(1.65).objections);
    EXPECT_TRUE(has(down(1.7).objections, Fault::tooHigh));
}

// The rulebook's example in the section "Moving with Notched Bases".
TEST(P26NotchedBaseMovement, ExampleSwoopBikes) {
    MoveTerms speeder = bikeTerms();
    speeder.maxTurn = {0.0};
    EXPECT_TRUE(judgeMove(field(), bike(10, 10), straight(3, 0, 1, 45), speeder).legal);
    const MoveVerdict partial = judgeMove(field(), bike(10, 10), straight(3, 0, 0.9, 45), speeder);
    EXPECT_TRUE(partial.legal);
    EXPECT_NEAR(partial.end.facing.value, 45.0, 1e-9);
    Move turned = straight(3, 30);
    turned.rotateFirst = Degrees{30};
    EXPECT_TRUE(
        has(judgeMove(field(), bike(10, 10), turned, speeder).objections, Fault::turnTooWide));
    const Battlefield tower = field({box("tower", {15, 10, 0}, {2, 2, 8}, heavyWall())});
    const MoveVerdict hit = judgeMove(tower, bike(10, 11.5), straight(3, 0, 1), speeder);
    ASSERT_TRUE(has(hit.objections, Fault::sweepBlocked)) << texts(hit.objections);
    EXPECT_TRUE(judgeMove(tower, bike(10, 11.5), straight(3, 0, 0.2), speeder).objections.empty() ||
                !has(judgeMove(tower, bike(10, 11.5), straight(3, 0, 0.2), speeder).objections,
                     Fault::sweepBlocked));
}

TEST(P26NotchedBaseMovement, TheToolLiesInTheNotchAfterTheTurn) {
    Move move = straight(2, 40);
    EXPECT_TRUE(
        has(judgeMove(field(), bike(10, 10), move, bikeTerms()).objections, Fault::toolNotAtBase));
    move.rotateFirst = Degrees{40};
    EXPECT_TRUE(judgeMove(field(), bike(10, 10), move, bikeTerms()).legal);
    move.end = Vec2(12, 10);
    EXPECT_TRUE(
        has(judgeMove(field(), bike(10, 10), move, bikeTerms()).objections, Fault::notParallel));
}

TEST(P38Pivot, TurnsInPlaceUpToNinetyDegrees) {
    MoveTerms terms = bikeTerms();
    terms.kind = MoveKind::pivot;
    Move move;
    move.kind = MoveKind::pivot;
    move.rotateFirst = Degrees{90};
    const MoveVerdict turned = judgeMove(field(), bike(10, 10), move, terms);
    EXPECT_TRUE(turned.legal);
    EXPECT_EQ(turned.end.facing.value, 90.0);
    EXPECT_EQ(turned.end.position.x, 10.0);
    move.rotateFirst = Degrees{91};
    EXPECT_EQ(judgeMove(field(), bike(10, 10), move, terms).objections[0].text,
              "turns 91.0 degrees, at most 90.0");
}

TEST(P41RepulsorVehicles, CrossImpassableTerrain) {
    const Facts lava{Kind::area, Movement::impassable, Cover::none, false, {}};
    const Battlefield table = field({box("lava", {14, 10, 0}, {1, 20, 0.1}, lava)});
    EXPECT_FALSE(judgeMove(table, bike(10, 10), straight(3, 0), bikeTerms()).legal);
    MoveTerms repulsor = bikeTerms();
    repulsor.crossesImpassable = true;
    EXPECT_TRUE(judgeMove(table, bike(10, 10), straight(3, 0), repulsor).legal);
}

TEST(SolvedMove, UsesTheSlowestToolThatReaches) {
    const auto wished = [](double x) {
        return wishedMove(field(), trooper(10, 10), {x, 10}, trooperTerms(3));
    };
    EXPECT_EQ(wished(13).move.toolSpeed, 1);
    EXPECT_EQ(wished(15).move.toolSpeed, 2);
    EXPECT_EQ(wished(17).move.toolSpeed, 3);
    EXPECT_NEAR(wished(17).miss, 0.0, 1e-9);
    EXPECT_NEAR(wished(20).miss, 10 - 202 * mm, 1e-9);
}

TEST(SolvedMove, GoesRoundACornerWithABentTool) {
    const Battlefield table = field({box("wall", {12, 10.5, 0}, {0.3, 3, 4}, heavyWall())});
    const Vec2 behind(13, 9.5);
    EXPECT_FALSE(wishedMove(table, trooper(10, 10), behind, trooperTerms()).verdict.legal);
    const auto legal = closestLegalMove(table, trooper(10, 10), behind, trooperTerms());
    ASSERT_TRUE(legal);
    EXPECT_TRUE(legal->verdict.legal);
    EXPECT_LT(legal->miss, 0.5);
    EXPECT_NE(legal->move.pose.bend.value, 0.0);
}

TEST(SolvedMove, StopsBeforeAnEnemy) {
    const std::vector<PlacedMini> enemy{{1, trooper(13, 10)}};
    const auto legal =
        closestLegalMove(field(), trooper(10, 10), {13, 10}, trooperTerms(), {}, enemy);
    ASSERT_TRUE(legal);
    EXPECT_NEAR(legal->miss, 2 * smallRadius, 0.05);
}

TEST(SolvedMove, TurnsANotchedBaseFirst) {
    const SolvedMove left = wishedMove(field(), bike(20, 18), {20, 23}, bikeTerms());
    EXPECT_TRUE(left.verdict.legal) << texts(left.verdict.objections);
    EXPECT_NEAR(left.miss, 0.0, 1e-6);
    MoveTerms speeder = bikeTerms();
    speeder.maxTurn = {0.0};
    const SolvedMove bent = wishedMove(field(), bike(20, 18), {25.5, 20}, speeder);
    EXPECT_TRUE(bent.verdict.legal) << texts(bent.verdict.objections);
    EXPECT_NEAR(bent.miss, 0.0, 1e-4);
    EXPECT_FALSE(bent.move.rotateFirst);
}

// The closest legal move may need a shorter tool. If a base may not rotate first, a shorter tool
// bends earlier and may end nearer to a place at the side.
TEST(SolvedMove, ASlowerToolMayComeCloser) {
    MoveTerms speeder = bikeTerms();
    speeder.maxTurn = {0.0};
    const SolvedMove wish = wishedMove(field(), bike(20, 18), {22, 19.5}, speeder);
    EXPECT_TRUE(wish.verdict.legal);
    EXPECT_EQ(wish.move.toolSpeed, 1);
    EXPECT_NEAR(wish.miss, 37.5 * mm + mediumBase.width / 2 - 3 * mm - 2, 1e-3);
    EXPECT_EQ(wishedMove(field(), bike(20, 18), {30, 18}, speeder).move.toolSpeed, 3);
}

TEST(WaysTo, EachEndsThereAndFacesAnotherWay) {
    const Vec2 target{20, 23};
    const std::vector<Move> ways = waysTo(field(), bike(20, 18), target, bikeTerms());
    ASSERT_GT(ways.size(), 1U);
    std::vector<double> facings;
    for (const Move& way : ways) {
        const MoveVerdict verdict = judgeMove(field(), bike(20, 18), way, bikeTerms());
        EXPECT_NEAR(verdict.end.position.x, target.x, 1e-6);
        EXPECT_NEAR(verdict.end.position.y, target.y, 1e-6);
        facings.push_back(verdict.end.facing.value);
    }
    EXPECT_GT(*std::max_element(facings.begin(), facings.end()) -
                  *std::min_element(facings.begin(), facings.end()),
              10.0);
}

TEST(WaysTo, NoneWhereNoToolReachesAndNoneForPivots) {
    EXPECT_TRUE(waysTo(field(), bike(20, 18), {60, 18}, bikeTerms()).empty());
    MoveTerms pivot = bikeTerms();
    pivot.kind = MoveKind::pivot;
    EXPECT_TRUE(waysTo(field(), bike(20, 18), {20, 23}, pivot).empty());
    MoveTerms still = bikeTerms();
    still.speed = 0;
    EXPECT_TRUE(waysTo(field(), bike(20, 18), {20, 23}, still).empty());
}

TEST(SolvedMove, SpeedZeroHasNone) {
    EXPECT_FALSE(closestLegalMove(field(), trooper(10, 10), {12, 10}, trooperTerms(0)));
}

}  // namespace
}  // namespace sightline::geometry::test
