#include "geometry/move/reach.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

bool reaches(const Reach& reach, Vec2 point) {
    const int column = static_cast<int>(std::floor(point.x / reach.cell)) - reach.firstColumn;
    const int row = static_cast<int>(std::floor(point.y / reach.cell)) - reach.firstRow;
    if (column < 0 || row < 0 || column >= reach.columns || row >= reach.rows) return false;
    return reach.legal(column, row);
}

int illegalCells(const Battlefield& table, const Mini& mover, const MoveTerms& terms,
                 const Reach& reach) {
    int illegal = 0;
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column) {
            if (!reach.legal(column, row)) continue;
            const MoveVerdict verdict = judgeMove(table, mover, reach.moveTo(column, row), terms);
            const Vec2 end(verdict.end.position);
            if (!verdict.legal || glm::distance(end, reach.centre(column, row)) > 1e-6) ++illegal;
        }
    return illegal;
}

TEST(Reach, OnAnEmptyTableIsADiscOfOneMove) {
    const Mini mover = trooper(30, 18);
    const Reach reach = reachOf(field(), mover, trooperTerms());
    const double far = 125 * mm + 2 * smallRadius;
    EXPECT_EQ(illegalCells(field(), mover, trooperTerms(), reach), 0);
    EXPECT_NEAR(reach.area(), std::numbers::pi * far * far, 2.5);
    EXPECT_TRUE(reaches(reach, {30 + far - 0.2, 18}));
    EXPECT_FALSE(reaches(reach, {30 + far + 0.2, 18}));
}

TEST(Reach, GoesNowhereAtSpeedZeroAndForPivots) {
    EXPECT_EQ(reachOf(field(), trooper(30, 18), trooperTerms(0)).area(), 0.0);
    MoveTerms pivot = bikeTerms();
    pivot.kind = MoveKind::pivot;
    EXPECT_EQ(reachOf(field(), bike(30, 18), pivot).area(), 0.0);
}

TEST(Reach, EndsBeforeAWallAndGoesRoundIt) {
    const Battlefield table = field({box("wall", {32, 18, 0}, {0.4, 6, 4}, heavyWall())});
    const Mini mover = trooper(30, 18);
    const Reach reach = reachOf(table, mover, trooperTerms());
    EXPECT_EQ(illegalCells(table, mover, trooperTerms(), reach), 0);
    EXPECT_TRUE(reaches(reach, {31, 18}));
    EXPECT_FALSE(reaches(reach, {34, 18}));
    EXPECT_TRUE(reaches(reach, {33.1, 22.1}));
}

TEST(Reach, DifficultTerrainAllowsTheSlowerTool) {
    const Battlefield table = field({box("woods", {34, 18, 0}, {4, 8, 4}, woods())});
    const Mini mover = trooper(30, 18);
    const Reach reach = reachOf(table, mover, trooperTerms());
    EXPECT_EQ(illegalCells(table, mover, trooperTerms(), reach), 0);
    const double slow = 75 * mm + 2 * smallRadius;
    EXPECT_TRUE(reaches(reach, {30 + slow - 0.2, 18}));
    EXPECT_FALSE(reaches(reach, {30 + slow + 0.25, 18}));
    EXPECT_TRUE(reaches(reach, {30 - slow - 0.5, 18}));
}

TEST(Reach, ClimbsOntoARoofAndTellsItsHeight) {
    const Battlefield table = field({box("house", {34, 18, 0}, {5, 5, 3}, heavyWall())});
    const Mini mover = trooper(30.9, 18);
    EXPECT_FALSE(reaches(reachOf(table, mover, trooperTerms()), {33, 18}));
    const Reach reach = reachOf(table, mover, climbTerms());
    ASSERT_TRUE(reaches(reach, {33, 18}));
    const int column = static_cast<int>(33 / reach.cell) - reach.firstColumn;
    const int row = static_cast<int>(18 / reach.cell) - reach.firstRow;
    EXPECT_EQ(reach.z[reach.index(column, row)], 3.0);
    EXPECT_EQ(illegalCells(table, mover, climbTerms(), reach), 0);
}

TEST(Reach, OfANotchedBaseLiesAheadUnlessItTurns) {
    MoveTerms speeder = bikeTerms();
    speeder.maxTurn = {0.0};
    const Mini mover = bike(30, 18);
    const Reach ahead = reachOf(field(), mover, speeder, {}, {}, {0.5});
    EXPECT_EQ(illegalCells(field(), mover, speeder, ahead), 0);
    EXPECT_TRUE(reaches(ahead, {36.2, 18.2}));
    EXPECT_FALSE(reaches(ahead, {30.2, 22.2}));
    const Reach turned = reachOf(field(), mover, bikeTerms(), {}, {}, {0.5});
    EXPECT_EQ(illegalCells(field(), mover, bikeTerms(), turned), 0);
    EXPECT_TRUE(reaches(turned, {30.2, 22.2}));
    EXPECT_GT(turned.area(), ahead.area());
}

TEST(Reach, OfAnUndeployedUnitIsABandAlongItsEdge) {
    MoveTerms terms = trooperTerms();
    terms.deployment = Deployment{{{{20, 0}, {40, 0}}}, {}};
    const Reach reach = reachOf(field(), trooper(0, 0), terms, {}, {}, {0.5});
    EXPECT_EQ(illegalCells(field(), trooper(0, 0), terms, reach), 0);
    const double far = 125 * mm + smallRadius;
    EXPECT_TRUE(reaches(reach, {30, far - 0.4}));
    EXPECT_FALSE(reaches(reach, {30, far + 0.5}));
    EXPECT_FALSE(reaches(reach, {30, smallRadius - 0.2}));  // a place partly off the table
    EXPECT_FALSE(reaches(reach, {10, 3}));
}

TEST(Reach, OfAnUndeployedNotchedBaseIsABandAlongItsEdge) {
    MoveTerms terms = bikeTerms(2);
    terms.deployment = Deployment{{{{20, 0}, {40, 0}}}, {}};
    const Mini mover = bike(0, 0);
    const Reach reach = reachOf(field(), mover, terms, {}, {}, {0.5});
    EXPECT_EQ(illegalCells(field(), mover, terms, reach), 0);
    const double notchRim = mediumBase.width / 2 - 3 * mm, far = 125 * mm + notchRim;
    EXPECT_TRUE(reaches(reach, {30.2, far - 0.3}));
    EXPECT_FALSE(reaches(reach, {30.2, far + 0.3}));
    EXPECT_FALSE(reaches(reach, {30.2, mediumBase.width / 2 - 0.3}));  // partly off the table
    EXPECT_TRUE(reaches(reach, {18.2, 3.2}));  // only a bent tool reaches this place
    EXPECT_FALSE(reaches(reach, {14.2, 3.2}));
}

TEST(Reach, OutOfATransportIsARingRoundIt) {
    MoveTerms terms = bikeTerms(2);
    const Mini transport{{30, 18, 0}, {0}, longBase, 3.0};
    terms.deployment = Deployment{{}, transport};
    const std::vector<PlacedMini> others{{1, transport}};
    const Reach reach = reachOf(field(), bike(0, 0), terms, others, {}, {0.5});
    const double side = 50 * mm + 125 * mm + mediumBase.width / 2 - 3 * mm;
    EXPECT_TRUE(reaches(reach, {30.2, 18 + side - 0.3}));
    EXPECT_FALSE(reaches(reach, {30.2, 18 + side + 0.3}));
    EXPECT_TRUE(reaches(reach, {30.2, 18 - side + 0.3}));
    EXPECT_TRUE(reaches(reach, {30 + 87.5 * mm - 50 * mm + side - 0.3, 18.2}));
    EXPECT_FALSE(reaches(reach, {30.2, 18.2}));  // the transport occupies this place
}

TEST(Reach, FindsTheClosestLegalMoveForDragging) {
    const Battlefield table = field({box("wall", {32, 18, 0}, {0.4, 6, 4}, heavyWall())});
    const Mini mover = trooper(30, 18);
    const Reach reach = reachOf(table, mover, trooperTerms());
    for (const Vec2 wished : {Vec2(33, 18), Vec2(40, 18), Vec2(31.8, 16), Vec2(30, 10)}) {
        const auto quick = closestLegalMove(table, mover, wished, trooperTerms(), reach);
        const auto thorough = closestLegalMove(table, mover, wished, trooperTerms());
        ASSERT_TRUE(quick && thorough);
        EXPECT_TRUE(quick->verdict.legal);
        EXPECT_LT(quick->miss, thorough->miss + 0.1);
        EXPECT_LT(thorough->miss, quick->miss + 0.1);
    }
}

TEST(Reach, FindsTheClosestLegalMoveForDraggingANotchedBase) {
    const Battlefield table = field({box("wall", {34, 18, 0}, {0.4, 6, 6}, heavyWall())});
    for (const MoveKind kind : {MoveKind::standard, MoveKind::reverse, MoveKind::strafe}) {
        MoveTerms terms = bikeTerms(2);
        terms.kind = kind;
        const Reach reach = reachOf(table, bike(30, 18), terms);
        EXPECT_EQ(illegalCells(table, bike(30, 18), terms, reach), 0);
        for (const Vec2 wished : {Vec2(33.8, 18), Vec2(36, 18), Vec2(26, 14), Vec2(30, 24)}) {
            const auto quick = closestLegalMove(table, bike(30, 18), wished, terms, reach);
            const auto thorough = closestLegalMove(table, bike(30, 18), wished, terms);
            ASSERT_TRUE(quick && thorough);
            EXPECT_TRUE(quick->verdict.legal && thorough->verdict.legal);
            EXPECT_LT(quick->miss, thorough->miss + 0.15) << wished.x << ' ' << wished.y;
            EXPECT_LT(thorough->miss, quick->miss + 0.15) << wished.x << ' ' << wished.y;
        }
    }
}

// The move uses only the first part of the tool. A straight tool would overlap the wall, so the
// tool is bent and its unused part points away from the wall.
TEST(ClosestMove, AShortWayIsGoneThoughTheToolLiesStraightOverAWall) {
    const Battlefield table = field({box("wall", {13.4, 10, 0}, {0.4, 1, 6}, heavyWall())});
    MoveTerms speeder = bikeTerms();
    speeder.maxTurn = {0.0};
    const auto move = closestLegalMove(table, bike(10, 10), {10.8, 10}, speeder);
    ASSERT_TRUE(move);
    EXPECT_TRUE(move->verdict.legal);
    EXPECT_LT(move->miss, 0.02);
    EXPECT_NE(move->move.pose.bend.value, 0.0);
    const Reach reach = reachOf(table, bike(10, 10), bikeTerms());
    const int column = static_cast<int>(10.8 / reach.cell) - reach.firstColumn;
    const int row = static_cast<int>(10.1 / reach.cell) - reach.firstRow;
    EXPECT_TRUE(reach.legal(column, row));
}

TEST(ClosestMove, DeploysFromTheNearestStart) {
    MoveTerms terms = trooperTerms();
    terms.deployment = Deployment{{{{20, 0}, {40, 0}}}, {}};
    const auto move = closestLegalMove(field(), trooper(0, 0), {30.1, 4}, terms);
    ASSERT_TRUE(move);
    EXPECT_TRUE(move->verdict.legal);
    EXPECT_NEAR(move->miss, 0.0, 1e-6);
    const auto far = closestLegalMove(field(), trooper(0, 0), {30, 12}, terms);
    ASSERT_TRUE(far);
    EXPECT_NEAR(far->miss, 12 - 125 * mm - smallRadius, 0.05);
}

TEST(ClosestMove, StandsBesideItsTransportWhereTheHandPointsUnderIt) {
    MoveTerms terms = trooperTerms(1);
    const Mini transport{{30, 18, 0}, {0}, longBase, 3.0};
    terms.deployment = Deployment{{}, transport};
    const std::vector<PlacedMini> others{{1, transport}};
    const auto move = closestLegalMove(field(), trooper(0, 0), {27.5, 18.4}, terms, others);
    ASSERT_TRUE(move);
    EXPECT_TRUE(move->verdict.legal);
    EXPECT_LT(move->miss, 2.2);
}

TEST(ClosestMove, DeploysANotchedBaseFromTheNearestStart) {
    MoveTerms terms = bikeTerms(2);
    terms.deployment = Deployment{{{{20, 0}, {40, 0}}}, {}};
    const auto move = closestLegalMove(field(), bike(0, 0), {30.1, 4}, terms);
    ASSERT_TRUE(move);
    EXPECT_TRUE(move->verdict.legal);
    EXPECT_NEAR(move->miss, 0.0, 1e-6);
    const auto far = closestLegalMove(field(), bike(0, 0), {30, 12}, terms);
    ASSERT_TRUE(far);
    EXPECT_NEAR(far->miss, 12 - 125 * mm - mediumBase.width / 2 + 3 * mm, 0.05);
    const Battlefield table = field({box("wall", {30, 4.5, 0}, {3, 0.4, 4}, heavyWall())});
    const auto beside = closestLegalMove(table, bike(0, 0), {30, 4.5}, terms);
    ASSERT_TRUE(beside);
    EXPECT_TRUE(beside->verdict.legal);
    EXPECT_LT(beside->miss, 1.5);
}

}  // namespace
}  // namespace sightline::geometry::test
