// The volume of a decal is the space in which the decal may colour surfaces. The volume must be
// closed and large enough.
#include "rendering/passes/decal_volume.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <numbers>

namespace sightline::rendering {
namespace {

/// The volume of a closed mesh whose faces point outwards.
double volumeOf(const std::vector<glm::vec3>& triangles) {
    double six = 0.0;
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        six += glm::dot(glm::dvec3(triangles[i]),
                        glm::cross(glm::dvec3(triangles[i + 1]), glm::dvec3(triangles[i + 2])));
    }
    return six / 6.0;
}

TEST(DecalVolume, OfADiscHoldsTheWholeDisc) {
    const double volume = volumeOf(stripVolume({{3, 4}, {3, 4}, 0.0}, -1.0, 2.0, {0.0, 1.0}));
    EXPECT_GE(volume, std::numbers::pi * 4.0);
    EXPECT_LT(volume, std::numbers::pi * 4.0 * 1.02);
}

TEST(DecalVolume, OfARingHoldsTheRingOnly) {
    const double volume = volumeOf(stripVolume({{3, 4}, {3, 4}, 0.0}, 1.0, 2.0, {0.0, 1.0}));
    EXPECT_GE(volume, std::numbers::pi * 3.0);
    EXPECT_LT(volume, std::numbers::pi * 3.0 * 1.03);
}

TEST(DecalVolume, OfPointsIsTheirBox) {
    const std::vector<glm::dvec2> points{{0, 0}, {4, 1}, {2, 3}};
    EXPECT_NEAR(volumeOf(boxVolume(points, 0.5, {-0.5, 1.5})), 5.0 * 4.0 * 2.0, 1e-3);
}

TEST(ThinnedOutline, KeepsCornersAndDropsPointsOnEdges) {
    std::vector<glm::dvec2> square;
    for (int side = 0; side < 4; ++side) {
        const glm::dvec2 corners[] = {{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}};
        for (int i = 0; i < 100; ++i) {
            square.push_back(glm::mix(corners[side], corners[side + 1], i / 100.0));
        }
    }
    const auto left = thinned(square, 4);
    ASSERT_EQ(left.size(), 4U);
    for (const glm::dvec2 corner : left) {
        EXPECT_TRUE((corner.x == 0 || corner.x == 10) && (corner.y == 0 || corner.y == 10));
    }
    EXPECT_EQ(thinned(left, 128).size(), 4U);
}

}  // namespace
}  // namespace sightline::rendering
