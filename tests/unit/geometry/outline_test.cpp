#include "geometry/measure/outline.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

constexpr Outline disc(double x, double y, double radius) { return {{x, y}, {x, y}, radius}; }
const Polygon square{{0, 0}, {2, 0}, {2, 2}, {0, 2}};

TEST(Outline, GapIsMeasuredBetweenTheEdges) {
    EXPECT_DOUBLE_EQ(gap(disc(0, 0, 1), disc(5, 0, 2)), 2.0);
    EXPECT_DOUBLE_EQ(gap(disc(0, 0, 1), disc(3, 0, 2)), 0.0);  // the outlines touch
    EXPECT_DOUBLE_EQ(gap(disc(0, 0, 1), disc(2, 0, 2)), 0.0);  // the outlines overlap
}

TEST(Outline, GapFromTheSideOfAnOblongIsNotThatOfADisc) {
    const Outline oblong{{-1, 0}, {1, 0}, 1};
    EXPECT_DOUBLE_EQ(gap(oblong, disc(0, 5, 1)), 3.0);
    EXPECT_DOUBLE_EQ(gap(oblong, disc(5, 0, 1)), 2.0);
}

TEST(Outline, CrossingOblongsHaveNoGap) {
    const Outline one{{-2, 0}, {2, 0}, 0.5}, other{{0, -2}, {0, 2}, 0.5};
    EXPECT_EQ(gap(one, other), 0.0);
    EXPECT_DOUBLE_EQ(overlapDepth(one, other), 3.0);
}

TEST(Outline, OverlapDepthIsZeroUntilTheyOverlap) {
    EXPECT_EQ(overlapDepth(disc(0, 0, 1), disc(2.01, 0, 1)), 0.0);
    EXPECT_NEAR(overlapDepth(disc(0, 0, 1), disc(1.5, 0, 1)), 0.5, 1e-12);
}

TEST(Outline, GapToAPolygonIsZeroInsideIt) {
    EXPECT_DOUBLE_EQ(gap(disc(5, 1, 1), square), 2.0);
    EXPECT_EQ(gap(disc(1, 1, 0.1), square), 0.0);
    EXPECT_EQ(gap(disc(3, 1, 1), square), 0.0);  // the disc touches the edge
    EXPECT_NEAR(gap(disc(3, 3, 1), square), std::sqrt(2.0) - 1.0, 1e-12);
}

TEST(Outline, FarthestIsZeroWhenWhollyInside) {
    EXPECT_EQ(farthest(disc(0, 0, 1), disc(0.5, 0, 2)), 0.0);
    EXPECT_DOUBLE_EQ(farthest(disc(0, 0, 1), disc(5, 0, 1)), 5.0);
}

TEST(Outline, ClosestPointsLieOnBothEdges) {
    const PlanSegment line = closestPoints(disc(0, 0, 1), disc(5, 0, 2));
    EXPECT_EQ(line.from, Vec2(1, 0));
    EXPECT_EQ(line.to, Vec2(3, 0));
    const PlanSegment shared = closestPoints(disc(0, 0, 2), disc(1, 0, 2));
    EXPECT_EQ(shared.from, shared.to);
}

TEST(Outline, PolygonContainsItsBorder) {
    EXPECT_TRUE(contains(square, {1, 1}));
    EXPECT_TRUE(contains(square, {2, 1}));
    EXPECT_FALSE(contains(square, {2.001, 1}));
}

}  // namespace
}  // namespace sightline::geometry::test
