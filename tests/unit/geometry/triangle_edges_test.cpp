// Pairs the faces of a mesh that share an edge. The result must equal the result of a slow search,
// and the pairing must be fast.
#include "geometry/shape/private/edge_pairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "unit/geometry/scene.h"

namespace sightline::geometry {
namespace {

using test::box;
using test::mesh;
using test::trooper;

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

double foldOf(double one, double other) {
    return std::abs(std::abs(one - other) - std::numbers::pi);
}

/// Slow reference: repeatedly takes the pair of faces that is most nearly flat. `angles` are the
/// angles of the faces round their edge.
Pairs slowPairs(const std::vector<double>& angles) {
    Pairs pairs;
    std::vector<std::size_t> left(angles.size());
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = i;
    while (left.size() > 1) {
        std::pair<std::size_t, std::size_t> best{0, 1};
        for (std::size_t i = 0; i < left.size(); ++i)
            for (std::size_t k = i + 1; k < left.size(); ++k)
                if (foldOf(angles[left[i]], angles[left[k]]) <
                    foldOf(angles[left[best.first]], angles[left[best.second]]))
                    best = {i, k};
        pairs.emplace_back(left[best.first], left[best.second]);
        left.erase(left.begin() + std::ptrdiff_t(best.second));
        left.erase(left.begin() + std::ptrdiff_t(best.first));
    }
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

Pairs fastPairs(const std::vector<double>& angles) {
    Pairs pairs = smoothestPairs(angles);
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

TEST(EdgePairs, AreThoseOfTheSlowSearch) {
    std::mt19937 generator(11);
    std::uniform_real_distribution<double> angle(-std::numbers::pi, std::numbers::pi);
    for (int round = 0; round < 2'000; ++round) {
        std::vector<double> angles(generator() % 24);
        for (double& one : angles) one = angle(generator);
        ASSERT_EQ(fastPairs(angles), slowPairs(angles)) << round;
    }
}

TEST(EdgePairs, ATurnedEdgeMakesNoDifference) {
    const std::vector<double> cross{0.0, 1.6, 3.1, -1.5};
    EXPECT_EQ(fastPairs(cross), (Pairs{{0, 2}, {1, 3}}));
    const std::vector<double> ends{-std::numbers::pi, std::numbers::pi, 0.0, 0.1};
    EXPECT_EQ(fastPairs(ends), slowPairs(ends));
}

TEST(EdgePairs, CoincidentFacesGoStraightOnInTheirOpposites) {
    std::vector<double> angles(1'001, 0.5);
    for (std::size_t i = 0; i < 1'000; i += 2) angles[i] = 0.5 - std::numbers::pi;
    const Pairs pairs = smoothestPairs(angles);
    ASSERT_EQ(pairs.size(), 500U);
    for (const auto& [one, other] : pairs) EXPECT_NEAR(foldOf(angles[one], angles[other]), 0, 1e-9);
}

TEST(EdgePairs, AnglesAreCountedRoundTheEdge) {
    for (const Vec3 along : {Vec3(0, 0, 2), Vec3(1, 2, 0.1), Vec3(-3, 0, 0)}) {
        const Vec3 one = glm::normalize(glm::cross(along, Vec3(0.3, 0.5, 0.7)));
        const Vec3 other = glm::normalize(glm::cross(along, one));
        const Vec3 from(4, 5, 6);
        const std::vector<Vec3> corners{from + one, from - one * 2.0 + along * 0.3, from + other};
        const auto angles = anglesRound({from, from + along}, corners);
        EXPECT_NEAR(foldOf(angles[0], angles[1]), 0.0, 1e-9);
        EXPECT_NEAR(foldOf(angles[0], angles[2]), std::numbers::pi / 2, 1e-9);
    }
}

// A search through all pairs of 20,000 triangles would take longer than the time limit of the test.
TEST(EdgePairs, TwentyThousandTrianglesOnEachOtherAreATable) {
    MeshPart pile{"Pile", {{0, 0, 0}, {4, 0, 0}, {2, 0, 3}}, {}};
    for (int i = 0; i < 20'000; ++i) pile.triangles.push_back({0, 1, 2});
    const auto field =
        Battlefield::make({72, 36}, {mesh("pile", {20, 10, 0}, {pile})}, test::dimensions());
    ASSERT_TRUE(field.ok()) << field.problem().text;
    EXPECT_EQ(field->piece("pile")->height, 3.0);
}

}  // namespace
}  // namespace sightline::geometry
