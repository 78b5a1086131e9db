// The distance between two surfaces, also if the nearest points are inside edges and faces.
#include "geometry/shape/surface_distance.h"

#include <gtest/gtest.h>

#include <cmath>

namespace sightline::geometry {
namespace {

constexpr Vec3 rightAngle(0, 0, 0), fourAway(4, 0, 0), threeAway(0, 3, 0);

double toTheTriangle(Vec3 point) {
    return distanceToTriangle(point, rightAngle, fourAway, threeAway);
}

TEST(SurfaceDistance, ToATriangleIsToItsNearestPoint) {
    // The point is above the triangle, not above its edges.
    EXPECT_DOUBLE_EQ(toTheTriangle({1, 1, 2}), 2.0);
    EXPECT_DOUBLE_EQ(toTheTriangle({1, 1, 0}), 0.0);    // the point is on the triangle
    EXPECT_DOUBLE_EQ(toTheTriangle({-3, -4, 0}), 5.0);  // nearest to a corner
    EXPECT_DOUBLE_EQ(toTheTriangle({7, 0, 4}), 5.0);
    EXPECT_DOUBLE_EQ(toTheTriangle({0, 6, 4}), 5.0);
    EXPECT_DOUBLE_EQ(toTheTriangle({2, -3, 4}), 5.0);  // nearest to an edge
    EXPECT_DOUBLE_EQ(toTheTriangle({-3, 1, 4}), 5.0);
    EXPECT_NEAR(toTheTriangle(Vec3(2, 1.5, 0) + Vec3(0.6, 0.8, 0)), 1.0, 1e-12);
}

TEST(SurfaceDistance, OfATriangleWithoutAnAreaIsToItsCorners) {
    EXPECT_DOUBLE_EQ(distanceToTriangle({0, 2, 0}, rightAngle, rightAngle, rightAngle), 2.0);
}

TriangleSurface levelSquare(double z, double side = 4.0) {
    return {{{0, 0, z}, {side, 0, z}, {side, side, z}, {0, side, z}}, {{0, 1, 2}, {0, 2, 3}}};
}

TEST(SurfaceDistance, OfParallelSquaresIsTheirGap) {
    const TriangleSurface low = levelSquare(0), high = levelSquare(0.5);
    const FarthestPoint far = farthestFrom(low, NearSurface(high), {1.0, 0.001});
    EXPECT_TRUE(far.withinLimit);
    EXPECT_GE(far.distance, 0.5);
    EXPECT_LE(far.distance, 0.501);
}

TEST(SurfaceDistance, GoesEachWayByItself) {
    const TriangleSurface small = levelSquare(0), large = levelSquare(0, 8.0);
    EXPECT_NEAR(farthestFrom(small, NearSurface(large), {1.0, 0.001}).distance, 0.0, 1e-12);
    const FarthestPoint far = farthestFrom(large, NearSurface(small), {10.0, 0.001});
    EXPECT_NEAR(far.distance, 4.0 * std::sqrt(2.0), 0.001 + 1e-9);
}

/// A square with a square hole in its centre.
TriangleSurface holedSquare(double hole) {
    const double lo = 2.0 - hole / 2.0, hi = 2.0 + hole / 2.0;
    TriangleSurface surface{{{0, 0, 0},
                             {4, 0, 0},
                             {4, 4, 0},
                             {0, 4, 0},
                             {lo, lo, 0},
                             {hi, lo, 0},
                             {hi, hi, 0},
                             {lo, hi, 0}},
                            {}};
    for (std::uint32_t i = 0; i < 4; ++i) {
        const std::uint32_t next = (i + 1) % 4;
        surface.triangles.push_back({i, next, 4 + next});
        surface.triangles.push_back({i, 4 + next, 4 + i});
    }
    return surface;
}

TEST(SurfaceDistance, FindsWhatLiesBetweenTheCorners) {
    for (const double hole : {1.0, 0.1, 0.01}) {
        const TriangleSurface whole = levelSquare(0), holed = holedSquare(hole);
        const FarthestPoint far = farthestFrom(whole, NearSurface(holed), {1.0, hole / 100.0});
        EXPECT_GE(far.distance, hole / 2.0 - 1e-12) << hole;
        EXPECT_LE(far.distance, hole / 2.0 + hole / 100.0 + 1e-12) << hole;
    }
}

TEST(SurfaceDistance, EndsWhereTheLimitIsBroken) {
    const TriangleSurface whole = levelSquare(0), holed = holedSquare(1.0);
    const FarthestPoint far = farthestFrom(whole, NearSurface(holed), {0.25, 0.01});
    EXPECT_FALSE(far.withinLimit);
    EXPECT_GT(far.distance, 0.25);
    EXPECT_LE(far.distance, 0.52);
    EXPECT_FALSE(farthestFrom(levelSquare(0), NearSurface(holed), {0.0, 0.01}).withinLimit);
}

TEST(SurfaceDistance, WhatIsKnownIsNotLookedForAgain) {
    const TriangleSurface low = levelSquare(0), high = levelSquare(0.5);
    EXPECT_EQ(farthestFrom(low, NearSurface(high), {1.0, 0.001, 0.75}).distance, 0.75);
}

TEST(SurfaceDistance, TellsHowMuchIsDone) {
    const TriangleSurface low = levelSquare(0), high = levelSquare(0.5);
    double told = 0.0;
    FarthestWish wish{1.0, 0.001};
    wish.progress = [&](double share) {
        EXPECT_GE(share, told);
        told = share;
    };
    (void)farthestFrom(low, NearSurface(high), wish);
    EXPECT_EQ(told, 1.0);
}

}  // namespace
}  // namespace sightline::geometry
