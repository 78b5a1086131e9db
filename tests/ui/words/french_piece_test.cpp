// The reasons why a table or a piece of terrain cannot be used, in French. The tests cause every
// fault. No English may be left.
#include <gtest/gtest.h>

#include <limits>

#include "ui/words/heard_problems.h"
#include "unit/geometry/scene.h"

namespace sightline::app {
namespace {
using geometry::BoxShape;
using geometry::CylinderShape;
using geometry::MeshPart;
using geometry::MeshShape;
using geometry::PieceSpec;
using geometry::PrismShape;

constexpr double endless = std::numeric_limits<double>::infinity();

class FrenchPieces : public HeardProblems {
  protected:
    void refuse(std::vector<PieceSpec> pieces) {
        hear(
            geometry::Battlefield::make({36, 24}, std::move(pieces), geometry::test::dimensions()));
    }
    void refuseShape(geometry::Shape shape) {
        PieceSpec piece = house();
        piece.shape = std::move(shape);
        refuse({piece});
    }
    static PieceSpec house() {
        PieceSpec piece;
        piece.id = "house";
        piece.shape = BoxShape{{4.0, 4.0, 2.0}};
        piece.position = {10.0, 10.0, 0.0};
        return piece;
    }
    static MeshPart triangle() {
        return {"Wall", {{0.0, 0.0, 0.0}, {1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}}, {{0, 1, 2}}};
    }
};

TEST_F(FrenchPieces, EveryRowOfTheTableIsSaid) {
    geometry::Dimensions bent = geometry::test::dimensions();
    bent.toolJoint = 2.0;
    hear(geometry::Battlefield::make({0.0, 24.0}, {}, geometry::test::dimensions()));
    hear(geometry::Battlefield::make({36.0, 24.0}, {}, bent));
    PieceSpec piece = house();
    piece.id.clear();
    refuse({piece});
    refuse({house(), house()});
    piece = house();
    piece.position.x = endless;
    refuse({piece});
    piece = house();
    piece.rotation = {endless};
    refuse({piece});
    piece = house();
    piece.facts.height = 0.0;
    refuse({piece});
    piece = house();
    piece.parts["Door"] = {};
    refuse({piece});
    piece.shape = MeshShape{{triangle()}};
    refuse({piece});

    refuseShape(BoxShape{{0.0, 4.0, 2.0}});
    refuseShape(BoxShape{{4.0, 0.0, 2.0}});
    refuseShape(BoxShape{{4.0, 4.0, 0.0}});
    refuseShape(CylinderShape{0.0, 2.0});
    refuseShape(CylinderShape{2.0, 0.0});
    refuseShape(PrismShape{{{0.0, 0.0}, {2.0, 0.0}}, 1.0});
    refuseShape(PrismShape{{{0.0, 0.0}, {2.0, 0.0}, {2.0, endless}}, 1.0});
    refuseShape(PrismShape{{{0.0, 0.0}, {2.0, 2.0}, {2.0, 0.0}, {0.0, 2.0}}, 1.0});
    refuseShape(PrismShape{{{0.0, 0.0}, {2.0, 0.0}, {2.0, 2.0}}, 0.0});
    refuseShape(MeshShape{});
    MeshPart wall = triangle();
    wall.vertices.front().x = endless;
    refuseShape(MeshShape{{wall}});
    wall = triangle();
    wall.triangles.front() = {0, 1, 3};
    refuseShape(MeshShape{{wall}});
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("geometry/words/pieces.h"), "");
}

}  // namespace
}  // namespace sightline::app
