// Draws glows and scorch marks, and tests their pixels.
#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

class Glows : public SmallTable {
  protected:
    /// The distance of a pixel from the line between two points of the scene, in pixels.
    double pixelsFrom(glm::dvec2 pixel, glm::dvec3 from, glm::dvec3 to) const {
        const glm::dvec2 a = pixelOf(from), b = pixelOf(to);
        const double along =
            std::clamp(glm::dot(pixel - a, b - a) / glm::dot(b - a, b - a), 0.0, 1.0);
        return glm::length(pixel - glm::mix(a, b, along));
    }
    int brightness(const Picture& picture, glm::dvec3 point) const {
        const glm::dvec2 pixel = pixelOf(point);
        const std::uint8_t* rgba = picture.at(int(pixel.x), int(pixel.y));
        return rgba[0] + rgba[1] + rgba[2];
    }
};

TEST_F(Glows, ABoltIsDrawnBetweenItsEnds) {
    const Picture empty = draw();
    const glm::dvec3 from{4, 6, 1}, to{12, 6, 1};
    scene.glows.push_back({from, to, 0.2, {1.0F, 0.1F, 0.1F, 1.0F}});
    const Picture picture = draw();
    const glm::dvec2 middle = pixelOf({8, 6, 1});
    EXPECT_GT(brightness(picture, {8, 6, 1}), brightness(empty, {8, 6, 1}) + 60);
    EXPECT_GT(picture.at(int(middle.x), int(middle.y))[0], 200) << "red";
    int inside = 0, outside = 0;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            if (std::abs(picture.at(x, y)[0] - empty.at(x, y)[0]) <= 6) continue;
            (pixelsFrom({x + 0.5, y + 0.5}, from, to) < 8.0 ? inside : outside)++;
        }
    EXPECT_GT(inside, 200);
    EXPECT_EQ(outside, 0);
}

TEST_F(Glows, ABoltTowardsTheEyeIsABall) {
    const glm::dvec3 eye = camera.eye(), at{8, 6, 1};
    const Picture empty = draw();
    scene.glows.push_back({at, at + 0.2 * (eye - at), 0.4, {0.1F, 1.0F, 0.1F, 1.0F}});
    const Picture picture = draw();
    EXPECT_GT(changed(empty, picture, pixelOf(at), 40, true), 20);
    EXPECT_EQ(changed(empty, picture, pixelOf(at), 40, false), 0);
}

TEST_F(Glows, AWallHidesAGlowBehindIt) {
    Instance wall = mini({8, 5, 0}, 0);
    wall.model = "wall";
    scene.terrain = {wall};
    const Picture empty = draw();
    scene.glows.push_back({{8, 7, 0.3}, {8, 7, 0.3}, 0.3, {1.0F, 0.9F, 0.5F, 1.0F}});
    EXPECT_EQ(draw().rgba, empty.rgba);
    scene.glows[0].from.y = scene.glows[0].to.y = 3.0;
    EXPECT_NE(draw().rgba, empty.rgba);
}

TEST_F(Glows, SmokeCoversAndLightShines) {
    const glm::dvec3 at{8, 6, 1};
    const int before = brightness(draw(), at);
    scene.glows.push_back({at, at, 1.0, {0.05F, 0.05F, 0.05F, 0.9F}, false});
    EXPECT_LT(brightness(draw(), at), before - 60);
    scene.glows[0].colour = {1.0F, 0.9F, 0.6F, 0.9F};
    scene.glows[0].shines = true;
    EXPECT_GT(brightness(draw(), at), before + 60);
}

TEST_F(Glows, WithoutGlowsNothingIsDrawnForThem) {
    draw();
    draw();
    const int calls = statistics.drawCalls;
    scene.glows.push_back({{8, 6, 1}, {8, 6, 1}, 0.3, {1.0F, 1.0F, 1.0F, 1.0F}});
    draw();
    EXPECT_EQ(statistics.drawCalls, calls + 1) << "all glows are one draw call";
}

TEST_F(Glows, ScorchMarksStayOnTheMiniatureAndGrow) {
    scene.minis = {mini({5, 6, 0}, 1), mini({11, 6, 0}, 2)};
    const Picture whole = draw();
    scene.minis[0].wear = 0.5F;
    const Picture hurt = draw();
    scene.minis[0].wear = 1.0F;
    const Picture worse = draw();
    const glm::dvec2 at = pixelOf({5, 6, 0.75});
    const int few = changed(whole, hurt, at, 45, true), many = changed(whole, worse, at, 45, true);
    EXPECT_GT(few, 20);
    EXPECT_GT(many, few);
    EXPECT_EQ(changed(whole, worse, at, 45, false), 0);
}

}  // namespace
}  // namespace sightline::rendering
