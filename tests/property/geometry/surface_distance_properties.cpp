// Compares the distance between two surfaces with a slow method: the distance from a dense grid of
// points on one surface to every triangle of the other surface.
#include "geometry/shape/surface_distance.h"

#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {
namespace {

TriangleSurface surfaceOfPart(const MeshPart& part) {
    TriangleSurface surface{part.vertices, {}};
    surface.triangles.reserve(part.triangles.size());
    for (const auto& triangle : part.triangles)
        surface.triangles.push_back(
            {std::uint32_t(triangle[0]), std::uint32_t(triangle[1]), std::uint32_t(triangle[2])});
    return surface;
}

double toEveryTriangle(Vec3 point, const TriangleSurface& to) {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [a, b, c] : to.triangles)
        least =
            std::min(least, distanceToTriangle(point, to.corners[a], to.corners[b], to.corners[c]));
    return least;
}

struct SampledGap {
    double farthest = 0.0;
    /// Upper bound of the distance from any point of the surface to the nearest sample.
    double mayBeMore = 0.0;
};

SampledGap sampledGap(const TriangleSurface& from, const TriangleSurface& to, int steps) {
    SampledGap gap;
    for (const auto& [a, b, c] : from.triangles) {
        const Vec3 at = from.corners[a], ab = from.corners[b] - at, ac = from.corners[c] - at;
        for (int i = 0; i <= steps; ++i)
            for (int k = 0; i + k <= steps; ++k)
                gap.farthest = std::max(
                    gap.farthest,
                    toEveryTriangle(at + (ab * double(i) + ac * double(k)) / double(steps), to));
        const double longest = std::max({glm::length(ab), glm::length(ac), glm::length(ab - ac)});
        gap.mayBeMore = std::max(gap.mayBeMore, longest / steps / std::sqrt(3.0));
    }
    return gap;
}

TEST(SurfaceDistance, AgreesWithADenseGridOfPoints) {
    constexpr double slack = 0.002;
    for (unsigned seed = 1; seed <= 30; ++seed) {
        TableDice dice(seed);
        const int rings = dice.whole(3, 8);
        const auto one = surfaceOfPart(boulder(dice, {}, 2.0, dice.whole(3, 8), dice(0.0, 0.3)));
        const auto other = surfaceOfPart(
            boulder(dice, {dice(-0.3, 0.3), 0.0, 0.0}, dice(1.6, 2.4), rings, dice(0.0, 0.3)));
        const SampledGap slow = sampledGap(one, other, 14);
        const FarthestPoint far = farthestFrom(one, NearSurface(other), {100.0, slack});
        EXPECT_TRUE(far.withinLimit);
        EXPECT_GE(far.distance, slow.farthest - 1e-9) << "seed " << seed;
        EXPECT_LE(far.distance, slow.farthest + slow.mayBeMore + slack) << "seed " << seed;
    }
}

TEST(SurfaceDistance, NearestIsThatOfAllTriangles) {
    TableDice dice(5);
    const auto rock = surfaceOfPart(boulder(dice, {}, 2.0, 12, 0.3));
    const NearSurface toward(rock);
    for (int i = 0; i < 2'000; ++i) {
        const Vec3 point(dice(-3, 3), dice(-3, 3), dice(-3, 3));
        const NearSurface::NearestPoint found = toward.nearest(point);
        EXPECT_NEAR(found.distance, toEveryTriangle(point, rock), 1e-12);
        EXPECT_EQ(found.distance, toward.distance(point, found.triangle));
    }
}

TEST(SurfaceDistance, IsTheSameEachTime) {
    TableDice dice(9);
    const auto one = surfaceOfPart(boulder(dice, {}, 2.0, 40, 0.05));
    const auto other = surfaceOfPart(boulder(dice, {}, 2.0, 30, 0.05));
    const NearSurface toward(other);
    const double first = farthestFrom(one, toward, {10.0, 0.001}).distance;
    for (int i = 0; i < 5; ++i) EXPECT_EQ(farthestFrom(one, toward, {10.0, 0.001}).distance, first);
}

}  // namespace
}  // namespace sightline::geometry::test
