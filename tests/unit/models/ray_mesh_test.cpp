// Rays against the drawn triangles of a model.
#include <gtest/gtest.h>

#include "rendering/model/ray_mesh.h"

namespace sightline::rendering {
namespace {

/// A square in the plane x = 2, one inch wide, at height 1 to 2.
std::vector<ModelLevel> square() {
    ModelPart part;
    for (const glm::vec3 corner : {glm::vec3{2, 0, 1}, {2, 1, 1}, {2, 1, 2}, {2, 0, 2}})
        part.vertices.push_back({corner});
    part.indices = {0, 1, 2, 0, 2, 3};
    Model model;
    model.parts.push_back(std::move(part));
    return {{0.0F, std::move(model)}};
}

TEST(RayMesh, ARayMeetsTheTrianglesFromBothSides) {
    const RayMesh mesh = rayMeshOf(square());
    const auto there = firstHit(mesh, {0, 0.5, 1.5}, {4, 0.5, 1.5});
    ASSERT_TRUE(there);
    EXPECT_NEAR(*there, 0.5, 1e-9);
    EXPECT_TRUE(firstHit(mesh, {4, 0.5, 1.5}, {0, 0.5, 1.5}));
}

TEST(RayMesh, ARayBesideTheTrianglesMeetsNothing) {
    const RayMesh mesh = rayMeshOf(square());
    EXPECT_FALSE(firstHit(mesh, {0, 1.5, 1.5}, {4, 1.5, 1.5}));
    EXPECT_FALSE(firstHit(mesh, {0, 0.5, 0.5}, {4, 0.5, 0.5})) << "below the square";
    EXPECT_FALSE(firstHit(mesh, {0, 0.5, 1.5}, {1, 0.5, 1.5})) << "the line ends before it";
    EXPECT_FALSE(firstHit(RayMesh{}, {0, 0, 0}, {1, 1, 1}));
}

}  // namespace
}  // namespace sightline::rendering
