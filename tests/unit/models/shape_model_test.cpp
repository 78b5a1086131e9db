// Models that are made from the plain shapes of a layout.
#include "rendering/model/shape_model.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>

#include "rendering/model/coarse_model.h"
#include "rendering/model/triangulate.h"

namespace sightline::rendering {
namespace {

using namespace geometry;

/// The winding of every triangle must agree with its normals.
void expectConsistent(const Model& model) {
    for (const ModelPart& part : model.parts) {
        for (std::size_t i = 0; i + 2 < part.indices.size(); i += 3) {
            const ModelVertex &a = part.vertices[part.indices[i]],
                              &b = part.vertices[part.indices[i + 1]],
                              &c = part.vertices[part.indices[i + 2]];
            const glm::vec3 across = glm::cross(b.position - a.position, c.position - a.position);
            if (glm::length(across) < 1e-7F) continue;
            EXPECT_GT(
                glm::dot(glm::normalize(across), glm::normalize(a.normal + b.normal + c.normal)),
                0.3F);
        }
    }
}

const Shape corner = PrismShape{{{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 5}, {0, 5}}, 3.0};

class EveryKind : public testing::TestWithParam<Kind> {};

TEST_P(EveryKind, FillsExactlyItsShape) {
    const Model box = modelOfShape(BoxShape{{4.0, 2.0, 1.5}}, GetParam());
    EXPECT_EQ(box.low, glm::vec3(-2, -1, 0));
    EXPECT_EQ(box.high, glm::vec3(2, 1, 1.5));
    const Model cylinder = modelOfShape(CylinderShape{3.0, 2.0}, GetParam());
    EXPECT_NEAR(cylinder.high.x, 1.5F, 1e-4F);
    EXPECT_NEAR(cylinder.high.z, 2.0F, 1e-4F);
    const Model prism = modelOfShape(corner, GetParam());
    EXPECT_EQ(prism.low, glm::vec3(0, 0, 0));
    EXPECT_EQ(prism.high, glm::vec3(6, 5, 3));
    for (const Model& model : {box, cylinder, prism}) expectConsistent(model);
}
INSTANTIATE_TEST_SUITE_P(Kinds, EveryKind,
                         testing::Values(Kind::obstacle, Kind::area, Kind::scatter,
                                         Kind::barricade));

TEST(ShapeModel, AClockwisePolygonGivesTheSameSolid) {
    const Model model =
        modelOfShape(PrismShape{{{0, 5}, {6, 5}, {6, 0}, {0, 0}}, 2.0}, Kind::obstacle);
    EXPECT_GT(triangleCount(model), 0);
    expectConsistent(model);
}

TEST(ShapeModel, DegenerateShapesHaveNoTriangles) {
    for (const Shape& shape :
         {Shape(BoxShape{{0, 1, 1}}), Shape(BoxShape{{1, 1, 0}}),
          Shape(BoxShape{{1, 1, std::nan("")}}), Shape(BoxShape{{std::nan(""), 1, 1}}),
          Shape(CylinderShape{0.0, 1.0}), Shape(PrismShape{{}, 1.0}),
          Shape(PrismShape{{{0, 0}, {1, 1}, {2, 2}}, 1.0}), Shape(MeshShape{})}) {
        EXPECT_EQ(triangleCount(modelOfShape(shape, Kind::obstacle)), 0);
    }
}

TEST(ShapeModel, AMeshKeepsItsParts) {
    const MeshShape mesh{{{"Floor", {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}, {0, 0, 0}}}}};
    const Model model = modelOfShape(mesh, Kind::obstacle);
    ASSERT_EQ(model.parts.size(), 1U);
    EXPECT_EQ(model.parts[0].name, "Floor");
    EXPECT_EQ(triangleCount(model), 1);  // a triangle without area is left out
    EXPECT_EQ(model.parts[0].vertices[0].normal, glm::vec3(0, 0, 1));
}

TEST(Triangulate, CoversASimplePolygonExactly) {
    const std::vector<glm::dvec2> comb{{0, 0}, {7, 0}, {7, 3}, {6, 3}, {6, 1}, {5, 1},
                                       {5, 3}, {4, 3}, {4, 1}, {3, 1}, {3, 3}, {0, 3}};
    double area = 0.0;
    for (const auto& t : triangulate(comb)) {
        const std::vector<glm::dvec2> triangle{comb[t[0]], comb[t[1]], comb[t[2]]};
        EXPECT_GT(signedArea(triangle), 0.0);
        area += signedArea(triangle);
    }
    EXPECT_NEAR(area, signedArea(comb), 1e-9);
}

TEST(Triangulate, EndsOnAPolygonThatCrossesItself) {
    const std::vector<glm::dvec2> bow{{0, 0}, {2, 2}, {2, 0}, {0, 2}};
    EXPECT_LE(triangulate(bow).size(), 2U);
}

TEST(CoarseModel, MovesNoPointFartherThanItsCell) {
    const Model fine = modelOfShape(CylinderShape{3.0, 2.0}, Kind::obstacle);
    const Model coarse = coarseModel(fine, 0.4F);
    EXPECT_LT(triangleCount(coarse), triangleCount(fine));
    EXPECT_GT(triangleCount(coarse), 0);
    for (const ModelPart& part : coarse.parts) {
        for (const ModelVertex& vertex : part.vertices) {
            float nearest = 1e9F;
            for (const ModelPart& other : fine.parts) {
                for (const ModelVertex& was : other.vertices) {
                    nearest = std::min(nearest, glm::distance(vertex.position, was.position));
                }
            }
            EXPECT_LT(nearest, 0.4F * 1.74F);
            EXPECT_NEAR(glm::length(vertex.normal), 1.0F, 1e-4F);
        }
    }
}

}  // namespace
}  // namespace sightline::rendering
