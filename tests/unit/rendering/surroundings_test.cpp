// Ground of scenic pieces, and the room around the table, in drawn frames.
#include "rendering/model/ground_material.h"
#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

class Surroundings : public SmallTable {
  protected:
    void SetUp() override {
        SmallTable::SetUp();
        if (!renderer) return;
        settings.matSide = 512;
        Model plate = modelOfShape(geometry::BoxShape{{5.0, 5.0, 0.08}}, geometry::Kind::area);
        for (Material& material : plate.materials) {
            material.baseColour = {0.15F, 0.45F, 0.12F, 1.0F};
            material.twoSided = false;
        }
        renderer->setModel("own plate", plate);
        for (Material& material : plate.materials) material.name = "MatGround soil";
        renderer->setModel("plate", plate);
    }
    Instance piece(const char* model) const {
        Instance instance = mini({8, 6, 0}, 1);
        instance.model = model;
        return instance;
    }
    /// Mean colour of the picture around the middle of the table.
    glm::dvec3 middle(const Picture& picture) const {
        const glm::dvec2 centre = pixelOf({8, 6, 0.08});
        glm::dvec3 sum{};
        for (int y = -12; y <= 12; ++y) {
            for (int x = -12; x <= 12; ++x) {
                const auto pixel = picture.at(int(centre.x) + x, int(centre.y) + y);
                sum += glm::dvec3(pixel[0], pixel[1], pixel[2]);
            }
        }
        return sum / 625.0;
    }
    /// Mean brightness of some rows of the picture.
    static double brightness(const Picture& picture, int from, int to) {
        double sum = 0.0;
        for (int y = from; y < to; ++y)
            for (int x = 0; x < picture.width; ++x)
                sum += picture.at(x, y)[0] + picture.at(x, y)[1] + picture.at(x, y)[2];
        return sum / (3.0 * picture.width * (to - from));
    }
};

TEST(GroundMaterials, AreKnownByTheBeginningOfTheirNames) {
    EXPECT_TRUE(isGround({.name = "MatGround turf"}));
    EXPECT_TRUE(isGround({.name = "MatGround"}));
    EXPECT_FALSE(isGround({.name = "Ground"}));
    EXPECT_FALSE(isGround({.name = "Old MatGround"}));
    EXPECT_FALSE(isGround({.name = ""}));
}

TEST_F(Surroundings, GroundOfAPieceHasTheColourOfEachMat) {
    for (const char* mat : {"desert", "forest", "city", "ice", "industrial"}) {
        scene.mat = mat;
        scene.terrain.clear();
        const glm::dvec3 bare = middle(draw());
        scene.terrain = {piece("plate")};
        const glm::dvec3 ground = middle(draw());
        scene.terrain = {piece("own plate")};
        const glm::dvec3 plinth = middle(draw());
        EXPECT_LT(glm::length(ground - bare), 0.65 * glm::length(plinth - bare)) << mat;
        EXPECT_GT(glm::length(ground - bare), 1.0) << mat << ": the piece can still be seen";
    }
}

TEST_F(Surroundings, GroundOfAPieceDoesNotFlickerWhenTheCameraMoves) {
    scene.terrain = {piece("plate")};
    const glm::dvec3 first = middle(draw());
    for (int step = 0; step < 6; ++step) {
        camera.distance += 0.37;
        EXPECT_LT(glm::length(middle(draw()) - first), 12.0) << step;
    }
}

TEST_F(Surroundings, GroundOfAGhostLetsTheMatThrough) {
    const glm::dvec3 bare = middle(draw());
    scene.terrain = {piece("plate")};
    const glm::dvec3 solid = middle(draw());
    scene.terrain[0].fade = 0.5F;
    const glm::dvec3 ghost = middle(draw());
    EXPECT_NEAR(ghost.r, (bare.r + solid.r) / 2.0, 6.0);
    EXPECT_NEAR(ghost.g, (bare.g + solid.g) / 2.0, 6.0);
}

TEST_F(Surroundings, GroundCanBePickedAndLifted) {
    scene.mat = "city";
    scene.terrain = {piece("plate")};
    EXPECT_EQ(renderer->pick(scene, camera, viewport, pixelOf({8, 6, 0.08})), 1);
    const glm::dvec3 plain = middle(draw());
    scene.terrain[0].lift = 1.0F;
    EXPECT_GT(middle(draw()).r, plain.r + 10.0);
}

TEST_F(Surroundings, ALowViewShowsASky) {
    camera.pitch = {5.0};
    const Picture low = draw();
    camera.pitch = {60.0};
    const Picture high = draw();
    EXPECT_GT(brightness(low, 60, 100), 60.0) << "the sky over the horizon";
    EXPECT_LT(brightness(high, 0, 10), brightness(low, 60, 100) - 30.0) << "the dark floor";
}

TEST_F(Surroundings, TheSkyFitsTheTheme) {
    camera.pitch = {5.0};
    const auto warmth = [&](const char* mat) {
        scene.mat = mat;
        const Picture picture = draw();
        double sum = 0.0;
        for (int y = 60; y < 100; ++y)
            for (int x = 0; x < picture.width; ++x)
                sum += picture.at(x, y)[0] - picture.at(x, y)[2];
        return sum / (40.0 * picture.width);
    };
    const double desert = warmth("desert"), ice = warmth("ice");
    EXPECT_GT(desert, ice + 15.0);
    EXPECT_DOUBLE_EQ(warmth("unheard of"), desert);
}

TEST_F(Surroundings, TheTableStandsOnLegs) {
    camera.pitch = {12.0};
    camera.distance = 55.0;
    const Picture picture = draw();
    const auto brightnessAt = [&](glm::dvec3 place) {
        const glm::dvec2 pixel = pixelOf(place);
        const auto* at = picture.at(int(pixel.x), int(pixel.y));
        return at[0] + at[1] + at[2];
    };
    // The outer sides of the legs are 0.9 inches outside of the mat.
    const int leg = brightnessAt({1.0, -0.9, -7.0}), gap = brightnessAt({8.0, -0.9, -9.0});
    EXPECT_NE(leg, gap);
}

}  // namespace
}  // namespace sightline::rendering
