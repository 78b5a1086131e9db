// The arithmetic of the camera: projection and rays must be inverse functions, and a dragged point
// must stay under the mouse pointer.
#include "rendering/scene/camera.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>
#include <glm/geometric.hpp>

namespace sightline::rendering {
namespace {

constexpr Viewport screen{1280, 720};

glm::dvec3 onPlane(const geometry::Segment& ray, double z) {
    return ray.from + (ray.to - ray.from) * ((z - ray.from.z) / (ray.to.z - ray.from.z));
}

Camera anyCamera() {
    const auto between = [](double low, double high) {
        return low + (high - low) * double(*rc::gen::inRange(0, 10001)) / 10000.0;
    };
    Camera camera;
    camera.target = {between(0, 72), between(0, 36), between(0, 6)};
    camera.distance = between(4, 120);
    camera.yaw = {between(-180, 180)};
    camera.pitch = {between(5, 90)};
    return camera;
}

glm::dvec2 anyPixel() { return {*rc::gen::inRange(0, 1280), *rc::gen::inRange(0, 720)}; }

/// A picture with panels over its edges.
Viewport anyScreen() {
    const auto rim = [] { return *rc::gen::inRange(0, 300); };
    return {screen.width, screen.height, rim(), rim(), rim(), rim()};
}

TEST(Camera, APointOnThePixelsRayProjectsToThatPixel) {
    EXPECT_TRUE(rc::check([] {
        const Camera camera = anyCamera();
        const Viewport covered = anyScreen();
        const glm::dvec2 pixel = anyPixel();
        const geometry::Segment ray = camera.rayThrough(pixel, covered);
        const glm::dvec3 seen = camera.project(ray.from + (ray.to - ray.from) * 0.25, covered);
        RC_ASSERT(glm::distance(glm::dvec2(seen), pixel) < 1e-6);
        RC_ASSERT(seen.z > 0.0 && seen.z < 1.0);
    }));
}

TEST(Camera, ARayStartsAtTheEyeAndIsFourHundredInchesLong) {
    const Camera camera;
    const geometry::Segment ray = camera.rayThrough({100, 50}, screen);
    EXPECT_LT(glm::distance(ray.from, camera.eye()), 1e-9);
    EXPECT_NEAR(glm::distance(ray.from, ray.to), 400.0, 1e-9);
}

TEST(Camera, APointBehindTheEyeHasNoDepthOnScreen) {
    const Camera camera;
    const glm::dvec3 behind = camera.eye() + (camera.eye() - camera.target);
    EXPECT_LT(camera.project(behind, screen).z, 0.0);
}

TEST(Camera, BlueSeesTheTableWithItsLeftHandCornerAtTheLeft) {
    const Camera camera = wholeTable(72, 36, screen);
    const glm::dvec3 blueLeft = camera.project({0, 0, 0}, screen);
    const glm::dvec3 blueRight = camera.project({72, 0, 0}, screen);
    const glm::dvec3 redLeft = camera.project({0, 36, 0}, screen);
    EXPECT_LT(blueLeft.x, blueRight.x);
    EXPECT_GT(blueLeft.y, redLeft.y);  // the point on blue's side is nearer to the eye than the
                                       // other, so it is lower on the screen
}

TEST(Camera, PanKeepsThePointUnderTheCursor) {
    EXPECT_TRUE(rc::check([] {
        Camera camera = anyCamera();
        camera.pitch = {std::max(camera.pitch.value, 30.0)};
        const glm::dvec2 from = anyPixel(), to = anyPixel();
        const glm::dvec3 held = onPlane(camera.rayThrough(from, screen), camera.target.z);
        RC_PRE(camera.rayThrough(from, screen).to.z < 0.0 &&
               camera.rayThrough(to, screen).to.z < 0.0);
        RC_PRE(glm::distance(held, camera.target) < 40.0);
        camera.pan(from, to, screen);
        RC_PRE(std::abs(camera.target.x) < 149.0 && std::abs(camera.target.y) < 149.0);
        RC_ASSERT(glm::distance(glm::dvec2(camera.project(held, screen)), to) < 1e-5);
    }));
}

TEST(Camera, PanTowardsTheSkyMovesNothing) {
    Camera camera;
    camera.pitch = {10.0};
    const glm::dvec3 before = camera.target;
    camera.pan({640, 360}, {640, 0}, screen);
    EXPECT_EQ(camera.target, before);
}

TEST(Camera, ZoomKeepsItsAnchorOnScreen) {
    EXPECT_TRUE(rc::check([] {
        Camera camera = anyCamera();
        const geometry::Segment ray = camera.rayThrough(anyPixel(), screen);
        const glm::dvec3 anchor = ray.from + (ray.to - ray.from) * 0.1;
        const glm::dvec2 before(camera.project(anchor, screen));
        camera.zoom(*rc::gen::element(0.5, 0.9, 1.1, 2.0), anchor);
        RC_ASSERT(glm::distance(glm::dvec2(camera.project(anchor, screen)), before) < 1e-5);
    }));
}

TEST(Camera, ZoomStaysWithinItsLimits) {
    Camera camera;
    camera.zoom(1e9, camera.target);
    EXPECT_DOUBLE_EQ(camera.distance, 2.5);
    camera.zoom(1e-9, camera.target);
    EXPECT_DOUBLE_EQ(camera.distance, 240.0);
    camera.zoom(0.0, camera.target);
    camera.zoom(-1.0, camera.target);
    camera.zoom(std::nan(""), camera.target);
    EXPECT_DOUBLE_EQ(camera.distance, 240.0);
}

TEST(Camera, OrbitStopsAboveTheHorizonAndStraightDown) {
    Camera camera;
    camera.orbit(0.0, -500.0);
    EXPECT_DOUBLE_EQ(camera.pitch.value, 5.0);
    camera.orbit(0.0, 500.0);
    EXPECT_DOUBLE_EQ(camera.pitch.value, 90.0);
    // The view straight down needs no special case.
    EXPECT_TRUE(std::isfinite(camera.view()[0][0]));
}

// The clear part shows the same as a picture of its size without panels.
TEST(Camera, ThePartBesideThePanelsIsAPictureOfItsOwn) {
    EXPECT_TRUE(rc::check([] {
        const Camera camera = anyCamera();
        const Viewport covered = anyScreen();
        const Viewport alone{covered.clearWidth(), covered.clearHeight()};
        const glm::dvec2 pixel{*rc::gen::inRange(0, alone.width),
                               *rc::gen::inRange(0, alone.height)};
        const glm::dvec2 corner{covered.left, covered.top};
        const geometry::Segment ray = camera.rayThrough(pixel, alone);
        const glm::dvec3 seen = ray.from + (ray.to - ray.from) * 0.25;
        RC_ASSERT(glm::distance(glm::dvec2(camera.project(seen, covered)), pixel + corner) < 1e-5);
    }));
}

TEST(Camera, TheTargetAppearsInTheMiddleOfTheClearPart) {
    const Viewport covered{1280, 720, 120, 40, 420, 130};
    const Camera camera;
    const glm::dvec3 seen = camera.project(camera.target, covered);
    EXPECT_NEAR(seen.x, 120 + (1280 - 120 - 420) / 2.0, 1e-9);
    EXPECT_NEAR(seen.y, 40 + (720 - 40 - 130) / 2.0, 1e-9);
}

class WholeTable : public testing::TestWithParam<Viewport> {};

TEST_P(WholeTable, ShowsEveryCorner) {
    const Viewport viewport = GetParam();
    for (const Camera& camera : {wholeTable(72, 36, viewport), topDown(72, 36, viewport)}) {
        for (const glm::dvec3 corner : {glm::dvec3(0, 0, 0), glm::dvec3(72, 0, 0),
                                        glm::dvec3(0, 36, 0), glm::dvec3(72, 36, 0)}) {
            const glm::dvec3 pixel = camera.project(corner, viewport);
            EXPECT_GE(pixel.x, viewport.left);
            EXPECT_LE(pixel.x, viewport.left + viewport.clearWidth());
            EXPECT_GE(pixel.y, viewport.top);
            EXPECT_LE(pixel.y, viewport.top + viewport.clearHeight());
        }
    }
}

TEST_P(WholeTable, LeavesAsMuchRoomAboveAsBelow) {
    const Viewport viewport = GetParam();
    const Camera camera = wholeTable(72, 36, viewport);
    const double above = camera.project({36, 37.5, 1}, viewport).y - viewport.top;
    const double low = camera.project({36, -1.5, 0}, viewport).y;
    const double below = viewport.top + viewport.clearHeight() - low;
    EXPECT_NEAR(above, below, 0.02 * viewport.height);
}
INSTANTIATE_TEST_SUITE_P(Windows, WholeTable,
                         testing::Values(Viewport{1280, 720}, Viewport{720, 1280},
                                         Viewport{400, 400}, Viewport{1280, 647, 112, 0, 112, 132},
                                         Viewport{1, 1}));

TEST(Camera, AWideTableFillsASquarerWindow) {
    const Viewport viewport{1000, 670};
    const Camera camera = wholeTable(72, 36, viewport);
    const double near = camera.project({36, 0, 0}, viewport).y;
    const double far = camera.project({36, 36, 0}, viewport).y;
    EXPECT_GT(near - far, 0.52 * viewport.height);
}

TEST(Camera, FromEyesStandsAtTheEyesAndLooksAlongTheFacing) {
    const glm::dvec3 eyes{20, 10, 1.2};
    const Camera camera = fromEyes(eyes, geometry::Degrees{0.0});
    EXPECT_LT(glm::distance(camera.eye(), eyes), 1e-9);
    EXPECT_GT(camera.target.x, eyes.x + 5.0);
    EXPECT_NEAR(camera.target.y, eyes.y, 1e-9);
}

TEST(Camera, FramingKeepsTheDirectionAndShowsTheBox) {
    Camera from;
    from.yaw = {33.0};
    from.pitch = {25.0};
    const glm::dvec3 low{10, 10, 0}, high{16, 14, 3};
    const Camera camera = framing(low, high, from, screen);
    EXPECT_DOUBLE_EQ(camera.yaw.value, 33.0);
    EXPECT_DOUBLE_EQ(camera.pitch.value, 25.0);
    for (const glm::dvec3& corner : {low, high}) {
        const glm::dvec3 pixel = camera.project(corner, screen);
        EXPECT_TRUE(pixel.x > 0 && pixel.x < 1280 && pixel.y > 0 && pixel.y < 720);
    }
}

}  // namespace
}  // namespace sightline::rendering
