// Picking: finds the object at a pixel. Terrain in front of an object hides the object.
#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

class Pick : public SmallTable {
  protected:
    int at(glm::dvec3 point) { return renderer->pick(scene, camera, viewport, pixelOf(point)); }
};

TEST_F(Pick, FindsEachMiniatureAtItsPixel) {
    scene.minis = {mini({6, 6, 0}, 11), mini({8, 6, 0}, 12), mini({10, 7, 0}, 1 << 25)};
    EXPECT_EQ(at({6, 6, 1}), 11);
    EXPECT_EQ(at({8, 6, 1}), 12);
    EXPECT_EQ(at({10, 7, 1}), 1 << 25);
    EXPECT_EQ(at({8, 3, 0}), 0);
}

TEST_F(Pick, TerrainHidesWhatIsBehindIt) {
    scene.minis = {mini({8, 7, 0}, 5)};
    EXPECT_EQ(at({8, 7, 0.7}), 5);
    Instance wall = mini({8, 5, 0}, 0);
    wall.model = "wall";
    scene.terrain = {wall};
    EXPECT_EQ(at({8, 7, 0.7}), 0);  // this object cannot be picked, but it hides other objects
    scene.terrain[0].pickId = 9;
    EXPECT_EQ(at({8, 7, 0.7}), 9);
}

TEST_F(Pick, OutsideTheViewportThereIsNothing) {
    scene.minis = {mini({8, 6, 0}, 5)};
    for (const glm::dvec2 pixel :
         {glm::dvec2(-1, 5), glm::dvec2(5, -1), glm::dvec2(320, 5), glm::dvec2(5, 240)}) {
        EXPECT_EQ(renderer->pick(scene, camera, viewport, pixel), 0);
    }
}

TEST_F(Pick, UnknownModelsAreNotThere) {
    scene.minis = {mini({8, 6, 0}, 5)};
    scene.minis[0].model = "never loaded";
    EXPECT_EQ(at({8, 6, 1}), 0);
}

TEST_F(Pick, LeavesTheNextFrameAsItWas) {
    scene.minis = {mini({8, 6, 0}, 5)};
    const Picture before = draw();
    at({8, 6, 1});
    EXPECT_EQ(draw().rgba, before.rgba);
}

}  // namespace
}  // namespace sightline::rendering
