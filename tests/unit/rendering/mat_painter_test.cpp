// The painter of the mat may paint the mat in slices. The result must equal that of painting the
// mat at once.
#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

class MatPainting : public SmallTable {
  protected:
    /// Paints all slices of the mat. Returns how often the mat's picture became finer.
    int paintToTheEnd() {
        int better = 0;
        while (!renderer->matPainted()) better += renderer->paintMat(1.0) ? 1 : 0;
        return better;
    }
};

TEST_F(MatPainting, TheFirstFrameNeedNotWaitForTheMat) {
    settings.matMilliseconds = 0.0;
    const Picture first = draw();
    EXPECT_FALSE(renderer->matPainted());
    EXPECT_GT(first.at(160, 120)[0], 60);  // the first picture is already bright
}

TEST_F(MatPainting, InSlicesEndsAsAtOnce) {
    const Picture atOnce = draw();
    EXPECT_TRUE(renderer->matPainted());
    scene.mat = "forest";
    draw();
    scene.mat = "desert";
    settings.matMilliseconds = 0.0;
    const Picture plain = draw();
    EXPECT_EQ(paintToTheEnd(), 2);  // the mat's picture becomes finer twice
    const Picture slices = draw();
    EXPECT_GT(changed(plain, slices, {160, 120}, 1e4, true), 1000);
    EXPECT_EQ(slices.rgba, atOnce.rgba);
}

TEST_F(MatPainting, EveryMatIsPaintedCoarselyAndThenFinely) {
    for (const char* mat : {"city", "ice", "industrial"}) {
        settings.matMilliseconds = 0.0;
        scene.mat = mat;
        const Picture plain = draw();
        EXPECT_EQ(paintToTheEnd(), 2) << mat;
        EXPECT_GT(changed(plain, draw(), {160, 120}, 1e4, true), 1000) << mat;
    }
}

TEST_F(MatPainting, AnotherMatStartsOver) {
    settings.matMilliseconds = 0.0;
    draw();
    scene.mat = "forest";
    draw();
    EXPECT_EQ(paintToTheEnd(), 2);
    settings.matMilliseconds.reset();
    const Picture slices = draw();
    scene.mat = "desert";
    draw();
    scene.mat = "forest";
    EXPECT_EQ(draw().rgba, slices.rgba);
}

}  // namespace
}  // namespace sightline::rendering
