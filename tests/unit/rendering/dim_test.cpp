// A dimmed scene must be darker around its lit parts, and unchanged inside them.
#include "rendering/passes/dim_mask.h"
#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

constexpr float gently = 0.45F;

struct DimMaskTest : testing::Test {
    Viewport viewport{640, 480};
    Camera camera;
    Dimming dimming{gently, {}};
    DimMaskTest() {
        camera.target = {8.0, 6.0, 0.0};
        camera.distance = 30.0;
    }
    DimMask mask(double pixelRatio = 1.0) const {
        return dimMaskOf(dimming, viewOf(camera, viewport, pixelRatio));
    }
    /// The darkness at a point of the table, 0 to 255.
    int at(const DimMask& mask, glm::dvec3 point) const {
        const glm::dvec2 pixel = glm::dvec2(camera.project(point, viewport));
        const int column = int(pixel.x * mask.columns / viewport.width);
        const int row = mask.rows - 1 - int(pixel.y * mask.rows / viewport.height);
        return mask.darkness.at(std::size_t(row * mask.columns + column));
    }
    static constexpr int dark = 115;  // 0.45 * 255
};

TEST_F(DimMaskTest, IsEmptyWithoutStrengthAndEvenWithoutLitParts) {
    dimming.strength = 0.0F;
    EXPECT_TRUE(mask().darkness.empty());
    dimming.strength = gently;
    const DimMask even = mask();
    EXPECT_EQ(even.columns, 80);
    EXPECT_EQ(even.rows, 60);
    for (const std::uint8_t cell : even.darkness) ASSERT_EQ(cell, dark);
}

TEST_F(DimMaskTest, APointIsBrightAndItsSurroundingsGetDarkSoftly) {
    dimming.lit = {{{8, 6, 0}, {8, 6, 0}, 2.0}};
    const DimMask one = mask();
    EXPECT_EQ(at(one, {8, 6, 0}), 0);
    EXPECT_EQ(at(one, {9, 6, 0}), 0);
    EXPECT_EQ(at(one, {15, 6, 0}), dark);
    EXPECT_EQ(at(one, {8, 15, 0}), dark);
    int soft = 0;
    for (const std::uint8_t cell : one.darkness) soft += cell > 0 && cell < dark ? 1 : 0;
    EXPECT_GT(soft, 20) << "cells of the soft border";
}

TEST_F(DimMaskTest, ALineIsBrightFromEndToEnd) {
    dimming.lit = {{{2, 6, 0}, {14, 6, 0}, 1.0}};
    const DimMask line = mask();
    for (const double x : {2.0, 5.0, 8.0, 11.0, 14.0}) EXPECT_EQ(at(line, {x, 6, 0}), 0) << x;
    EXPECT_EQ(at(line, {8, 1, 0}), dark);
}

TEST_F(DimMaskTest, TwoPartsAreBothBright) {
    dimming.lit = {{{3, 6, 0}, {3, 6, 0}, 1.0}, {{13, 6, 0}, {13, 6, 0}, 1.0}};
    const DimMask two = mask();
    EXPECT_EQ(at(two, {3, 6, 0}), 0);
    EXPECT_EQ(at(two, {13, 6, 0}), 0);
    EXPECT_EQ(at(two, {8, 6, 0}), dark);
}

TEST_F(DimMaskTest, APartBehindTheEyeLightsNothing) {
    dimming.lit = {{{8, -60, 0}, {8, -60, 0}, 1.0}};
    for (const std::uint8_t cell : mask().darkness) ASSERT_EQ(cell, dark);
}

TEST_F(DimMaskTest, TheCellsGrowWithThePixelsOfTheScreen) { EXPECT_EQ(mask(2.0).columns, 40); }

class DimPicture : public SmallTable {
  protected:
    void SetUp() override {
        SmallTable::SetUp();
        if (!IsSkipped()) viewport = {320, 240};
    }
    /// The sum of the colours at a point of the table.
    int light(const Picture& picture, glm::dvec3 point) const {
        const glm::dvec2 at = pixelOf(point);
        const std::uint8_t* pixel = picture.at(int(at.x), int(at.y));
        return pixel[0] + pixel[1] + pixel[2];
    }
};

TEST_F(DimPicture, IsDarkerAroundTheLitPartAndUnchangedInsideIt) {
    scene.minis = {mini({3, 6, 0}, 1), mini({13, 6, 0}, 2)};
    draw();  // draws the shadows, which the next frames use again
    const Picture bright = draw();
    scene.dimming = {gently, {{{3, 6, 0}, {3, 6, 1.5}, 1.5}}};
    const Picture dimmed = draw();
    EXPECT_EQ(changed(bright, dimmed, pixelOf({3, 6, 0.75}), 20.0, true), 0);
    for (const glm::dvec3 far : {glm::dvec3(13, 6, 1.5), glm::dvec3(13, 2, 0)}) {
        const double share = double(light(dimmed, far)) / light(bright, far);
        EXPECT_GT(share, 0.50) << far.x;
        EXPECT_LT(share, 0.66) << far.x;
    }
    EXPECT_EQ(draw().rgba, dimmed.rgba) << "the same frame again";
    scene.dimming.lit = {{{13, 6, 0}, {13, 6, 1.5}, 1.5}};
    EXPECT_EQ(light(draw(), {13, 6, 1.5}), light(bright, {13, 6, 1.5})) << "another target";
    scene.dimming = {};
    EXPECT_EQ(draw().rgba, bright.rgba) << "nothing of it stays";
}

TEST_F(DimPicture, FollowsTheCamera) {
    scene.dimming = {gently, {{{8, 6, 0}, {8, 6, 0}, 1.0}}};
    draw();
    camera.target = {12.0, 6.0, 0.0};
    const Picture dimmed = draw();
    scene.dimming = {};
    const Picture bright = draw();
    EXPECT_EQ(light(dimmed, {8, 6, 0}), light(bright, {8, 6, 0}));
    EXPECT_LT(light(dimmed, {13, 6, 0}), light(bright, {13, 6, 0}));
}

TEST_F(DimPicture, DarkensBadgesToo) {
    renderer->setImage("white", {1, 1, {255, 255, 255, 255}});
    scene.badges.push_back({"white", {13, 6, 0}, {0, 0}, {16, 16}});
    scene.dimming = {gently, {{{3, 6, 0}, {3, 6, 0}, 1.0}}};
    const Picture dimmed = draw();
    EXPECT_LT(light(dimmed, {13, 6, 0}), 3 * 160);
    EXPECT_GT(light(dimmed, {13, 6, 0}), 3 * 120);
}

}  // namespace
}  // namespace sightline::rendering
