// Measurements of the shape of a terrain piece.
#include "engine/layouts/terrain_shape.h"

#include <gtest/gtest.h>

namespace sightline::engine {
namespace {
using geometry::Vec2;
using geometry::Vec3;

SharedShape slab(double width, double depth) {
    geometry::MeshPart part{"Slab",
                            {{0, 0, 0}, {width, 0, 0}, {width, depth, 0}, {0, depth, 0}},
                            {{0, 1, 2}, {0, 2, 3}}};
    return terrainShape(geometry::MeshShape{{part}}, {{"mesh", "slab.obj"}});
}

// A model in a wrong unit may be huge. The program measures a model before it refuses the size, so
// measuring must stay fast.
TEST(TerrainShape, TheSizeOfAShapeDoesNotMakeItsMeasuringLong) {
    constexpr std::size_t most = 4'000;
    for (const double width : {1.0, 60.0, 1e3, 1e5, 1e9}) {
        const SharedShape shape = slab(width, width / 2);
        EXPECT_LT(shape->soles.size(), most) << width;
        EXPECT_GT(shape->soles.size(), 20U) << width;
        EXPECT_LT(boxShape({width, width, 1})->soles.size(), most) << width;
        EXPECT_LT((*prismShape({{0, 0}, {width, 0}, {0, width}}, 1))->soles.size(), most) << width;
    }
}

TEST(TerrainShape, AFloorOfAWholeTableHasASoleEveryTwoInches) {
    EXPECT_EQ(boxShape({72, 36, 0.2})->soles.size(), 36U * 18U + 4U);
}

TEST(TerrainShape, ItsMiddleIsThatOfItsFootprint) {
    const SharedShape shape = slab(6, 4);
    EXPECT_EQ(shape->middle, Vec2(3, 2));
    EXPECT_EQ(shape->alike, Alike::either);
}

}  // namespace
}  // namespace sightline::engine
