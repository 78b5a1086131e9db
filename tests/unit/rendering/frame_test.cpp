// Draws frames and tests their pixels.
#include <set>

#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

using Frame = SmallTable;

TEST_F(Frame, IsNotBlank) {
    const Picture picture = draw();
    std::set<int> shades;
    for (std::size_t i = 0; i < picture.rgba.size(); i += 4) {
        shades.insert(picture.rgba[i] << 16 | picture.rgba[i + 1] << 8 | picture.rgba[i + 2]);
    }
    EXPECT_GT(shades.size(), 500U);
    EXPECT_GT(picture.at(160, 120)[0], 60);  // the mat is bright
    EXPECT_LT(picture.at(2, 2)[0], 40);      // the room around the table is dark
}

TEST_F(Frame, IsTheSameWhenDrawnAgain) { EXPECT_EQ(draw().rgba, draw().rgba); }

TEST_F(Frame, WithMoreSamplesThanTheDriverOffersIsStillDrawn) {
    const Picture plain = draw();
    settings.samples = 64;
    EXPECT_LT(changed(plain, draw(), {160, 120}, 1e4, true), 320 * 240 / 10);
}

TEST_F(Frame, DrawnSmallerItFillsTheSamePicture) {
    scene.minis.push_back(mini({8, 6, 0}, 1));
    const Picture whole = draw();
    settings.scale = 0.5;
    const Picture half = draw();
    EXPECT_NE(half.rgba, whole.rgba) << "it is blurred";
    EXPECT_LT(changed(whole, half, {160, 120}, 1e4, true), 320 * 240 / 4) << "and shows the same";
    settings.scale = 1.0;
    EXPECT_EQ(draw().rgba, whole.rgba) << "and leaves nothing behind";
    settings.samples = 4;
    const Picture fine = draw();
    settings.scale = 0.5;
    EXPECT_EQ(draw().rgba, fine.rgba) << "with samples it is always whole";
}

TEST_F(Frame, LinesAndBadgesStaySharpInASmallerPicture) {
    renderer->setImage("plain", {1, 1, {255, 0, 0, 255}});
    Badge badge;
    badge.image = "plain";
    badge.at = {8, 6, 0};
    badge.size = {21, 21};
    scene.badges = {badge};
    settings.scale = 0.3;
    const Picture picture = draw();
    const glm::dvec2 middle = pixelOf(badge.at);
    for (const int step : {-8, 0, 8}) {
        const std::uint8_t* inside = picture.at(int(middle.x) + step, int(middle.y));
        EXPECT_GT(inside[0], 240);
        EXPECT_LT(inside[1], 10);
    }
    EXPECT_GT(picture.at(int(middle.x) + 14, int(middle.y))[1], 20) << "a clear border";
}

TEST_F(Frame, AMiniatureChangesWhereItStandsAndItsShadow) {
    const Picture empty = draw();
    scene.minis.push_back(mini({8, 6, 0}, 1));
    const Picture picture = draw();
    const glm::dvec2 centre = pixelOf({8.3, 6.3, 0.7});
    EXPECT_GT(changed(empty, picture, centre, 40, true), 200);
    EXPECT_EQ(changed(empty, picture, centre, 60, false), 0);
}

TEST_F(Frame, AShadowFallsAwayFromTheSun) {
    scene.minis.push_back(mini({8, 6, 0}, 1));
    const glm::dvec2 shade = pixelOf({8.75, 6.6, 0.0});
    const int dark = draw().at(int(shade.x), int(shade.y))[0];
    settings.shadowSize = 0;
    const int bright = draw().at(int(shade.x), int(shade.y))[0];
    EXPECT_LT(dark + 25, bright);
}

TEST_F(Frame, WhereNoShadowFallsTheSunShinesFromTheFirstFrameOn) {
    scene.minis.push_back(mini({4, 6, 0}, 1));
    const Picture shadowed = draw();
    settings.shadowSize = 0;
    EXPECT_EQ(changed(shadowed, draw(), pixelOf({12, 6, 0}), 40, true), 0);
}

TEST_F(Frame, AMovedMiniatureTakesItsShadowAlong) {
    const Picture empty = draw();
    scene.minis.push_back(mini({4, 6, 0}, 1));
    draw();
    scene.minis[0].position = {11, 6, 0};
    const Picture moved = draw();
    EXPECT_EQ(changed(empty, moved, pixelOf({4, 6, 0}), 30, true), 0);
}

TEST_F(Frame, AnUnknownModelIsNotDrawn) {
    const Picture empty = draw();
    Instance stranger = mini({8, 6, 0}, 1);
    stranger.model = "never loaded";
    scene.minis.push_back(stranger);
    EXPECT_EQ(draw().rgba, empty.rgba);
    EXPECT_EQ(statistics.instancesDrawn, 0);
}

TEST_F(Frame, CountsWhatItLeavesOut) {
    scene.minis = {mini({8, 6, 0}, 1), mini({7, 6, 0}, 2), mini({500, 500, 0}, 3)};
    draw();
    EXPECT_EQ(statistics.instancesDrawn, 2);
    EXPECT_EQ(statistics.instancesCulled, 1);
}

TEST_F(Frame, InstancesOfOneModelShareTheirDraw) {
    scene.minis = {mini({8, 6, 0}, 1)};
    draw();
    draw();  // creates the shadow map
    const int calls = statistics.drawCalls;
    scene.minis = {mini({8, 6, 0}, 1), mini({6, 6, 0}, 2), mini({4, 6, 0}, 3)};
    draw();
    draw();
    EXPECT_EQ(statistics.drawCalls, calls);
}

TEST_F(Frame, TheTintColoursTintedMaterialsOnly) {
    Model plain = modelOfShape(geometry::BoxShape{{2, 2, 2}}, geometry::Kind::scatter);
    Model tinted = plain;
    for (Material& material : tinted.materials) material.name = "Tint";
    renderer->setModel("plain", plain);
    renderer->setModel("tinted", tinted);
    const auto topOf = [&](const char* model, Colour tint) {
        Instance box = mini({8, 6, 0}, 0);
        box.model = model;
        box.tint = tint;
        scene.minis = {box};
        const glm::dvec2 at = pixelOf({8, 6, 2});
        const Picture picture = draw();
        const std::uint8_t* pixel = picture.at(int(at.x), int(at.y));
        return std::array<int, 3>{pixel[0], pixel[1], pixel[2]};
    };
    const Colour red{1, 0, 0, 1}, blue{0, 0, 1, 1};
    EXPECT_EQ(topOf("plain", red), topOf("plain", blue));
    EXPECT_GT(topOf("tinted", red)[0], topOf("tinted", blue)[0] + 40);
}

TEST_F(Frame, AGhostLetsTheMatThrough) {
    const glm::dvec2 at = pixelOf({8, 6, 1.5});
    const auto red = [&](float fade) {
        scene.minis = {mini({8, 6, 0}, 1)};
        scene.minis[0].fade = fade;
        return int(draw().at(int(at.x), int(at.y))[0]);
    };
    const int none = red(0.0F), ghost = red(0.5F), solid = red(1.0F);
    EXPECT_NEAR(ghost, (none + solid) / 2.0, 12);
    EXPECT_NE(none, solid);
}

TEST_F(Frame, AReplacedModelIsDrawnInsteadOfTheOld) {
    scene.minis = {mini({8, 6, 0}, 1)};
    const Picture before = draw();
    renderer->setModel("mini",
                       modelOfShape(geometry::BoxShape{{3, 3, 3}}, geometry::Kind::scatter));
    EXPECT_GT(changed(before, draw(), pixelOf({8, 6, 1.5}), 100, true), 300);
}

TEST_F(Frame, TheForestIsGreenerThanTheDesert) {
    const auto greenness = [&](const char* mat) {
        scene.mat = mat;
        const Picture picture = draw();
        long sum = 0;
        for (int y = 80; y < 180; ++y) {
            for (int x = 100; x < 220; ++x) sum += picture.at(x, y)[1] - picture.at(x, y)[0];
        }
        return sum;
    };
    EXPECT_GT(greenness("forest"), greenness("desert") + 120L * 100 * 15);
}

TEST_F(Frame, EveryMatIsOfItsOwnColour) {
    const auto mean = [&](const char* mat) {
        scene.mat = mat;
        const Picture picture = draw();
        glm::dvec3 sum{};
        for (int y = 80; y < 180; ++y) {
            for (int x = 100; x < 220; ++x) {
                const auto pixel = picture.at(x, y);
                sum += glm::dvec3(pixel[0], pixel[1], pixel[2]);
            }
        }
        return sum / (120.0 * 100);
    };
    const glm::dvec3 desert = mean("desert"), city = mean("city"), ice = mean("ice"),
                     yard = mean("industrial");
    const auto warmth = [](const glm::dvec3& colour) { return colour.r - colour.b; };
    EXPECT_LT(warmth(ice), warmth(desert) - 40);  // the ice mat has a colder colour
    EXPECT_GT(ice.b, desert.b + 20);              // the ice mat is brighter than the desert mat
    EXPECT_LT(warmth(city), warmth(desert) - 15);
    EXPECT_GT(warmth(city), warmth(ice));
    EXPECT_LT(warmth(yard), warmth(desert) - 15);
    EXPECT_LT(city.g, desert.g);
    EXPECT_LT(yard.g, desert.g);
    EXPECT_GT(glm::length(city - yard), 2.0);
}

TEST_F(Frame, AViewportWithoutAreaDrawsNothing) {
    EXPECT_EQ(renderer->draw(scene, camera, {0, 240}, canvas->target(), settings).drawCalls, 0);
}

}  // namespace
}  // namespace sightline::rendering
