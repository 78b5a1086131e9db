// Figures that would be too small on the screen become standing badge figures.
#include "rendering/scene/standing_figure.h"

#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

constexpr Viewport window{1280, 720};
constexpr double tall = 1.5;  // inches

Camera lookingFrom(double distance, double pitch = 48.0) {
    Camera camera;
    camera.distance = distance;
    camera.pitch = {pitch};
    return camera;
}
double shareAt(double distance, double pitch = 48.0) {
    const Camera camera = lookingFrom(distance, pitch);
    return standingShare(camera.target, tall, camera, window, 1.0);
}
/// The height of the figure on the screen if it stays as it is, pixels.
double plainHeight(const Camera& camera) {
    const glm::dvec3 top = camera.target + glm::dvec3(0.0, 0.0, tall);
    return camera.project(camera.target, window).y - camera.project(top, window).y;
}

TEST(StandingFigure, BeginsWhereAFigureWouldBeLowerThanEighteenPixels) {
    for (double distance = 10.0; distance < 120.0; distance += 1.0) {
        const double height = plainHeight(lookingFrom(distance));
        const double share = shareAt(distance);
        if (height > leastFigurePixels + 4.0) {
            EXPECT_EQ(share, 0.0) << distance;
        }
        if (height < leastFigurePixels - 1.0) {
            EXPECT_EQ(share, 1.0) << distance;
        }
    }
}

TEST(StandingFigure, GrowsSteadilyWithTheDistance) {
    double before = 0.0;
    for (double distance = 20.0; distance < 120.0; distance += 0.05) {
        const double share = shareAt(distance);
        EXPECT_GE(share, before - 1e-9);
        EXPECT_LT(share - before, 0.05) << "no jump at " << distance;
        before = share;
    }
    EXPECT_EQ(before, 1.0);
}

TEST(StandingFigure, AFigureSeenFromAboveNearbyStaysAsItIs) {
    EXPECT_EQ(shareAt(14.0, 90.0), 0.0);
    EXPECT_EQ(shareAt(90.0, 90.0), 1.0);
}

TEST(StandingFigure, PixelsOfAFineScreenAreSmaller) {
    const Camera camera = lookingFrom(35.0);
    const Viewport fine{2560, 1440};
    EXPECT_DOUBLE_EQ(standingShare(camera.target, tall, camera, fine, 2.0),
                     standingShare(camera.target, tall, camera, window, 1.0));
}

Instance figureAt(const Camera& camera, float standing) {
    Instance figure;
    figure.position = camera.target;
    figure.height = float(tall);
    figure.standing = standing;
    return figure;
}

TEST(StandingFigure, IsUprightAndAtLeastOneAndAHalfTimesAsLarge) {
    const Camera camera = lookingFrom(80.0, 55.0);
    const Instance figure = figureAt(camera, 1.0F);
    const Onlooker eye = onlookerOf(camera);
    const glm::dvec3 foot =
        camera.project(glm::dvec3(standingPlace(figure, eye) * glm::dvec4(0, 0, 0, 1)), window);
    const glm::dvec3 top = camera.project(standingTop(figure, eye), window);
    EXPECT_NEAR(foot.x, camera.project(camera.target, window).x, 0.01) << "it stands on its place";
    EXPECT_NEAR(foot.y, camera.project(camera.target, window).y, 0.01);
    EXPECT_NEAR(top.x, foot.x, 0.01);
    const double pixelsPerInch = window.height / (2.0 * 80.0 * std::tan(19.0 * 3.14159265 / 180));
    EXPECT_NEAR(foot.y - top.y, standingScale * tall * pixelsPerInch, 1.5);
    EXPECT_GT(foot.y - top.y, 1.5 * plainHeight(camera));
}

TEST(StandingFigure, KeepsItsPlaceIfItDoesNotStand) {
    const Camera camera = lookingFrom(80.0);
    Instance figure = figureAt(camera, 0.0F);
    figure.facing = {30.0};
    const glm::dvec4 point{0.3, 0.1, 1.0, 1.0};
    const glm::dvec3 here(standingPlace(figure, onlookerOf(camera)) * point);
    const glm::dvec3 elsewhere(standingPlace(figure, {glm::dvec3(9, 0, 4), glm::dvec3(1, 0, 0)}) *
                               point);
    EXPECT_EQ(here, elsewhere);
    EXPECT_NEAR(here.z, 1.0, 1e-9);
}

TEST(StandingFigure, ShowsTheSideThatFacesTheEye) {
    const Camera camera = lookingFrom(80.0, 60.0);
    Instance figure = figureAt(camera, 1.0F);
    const glm::dvec3 towards = glm::normalize(camera.eye() - figure.position);
    figure.facing = {std::atan2(towards.y, towards.x) * 180.0 / 3.14159265358979};
    const glm::dmat4 place = standingPlace(figure, onlookerOf(camera));
    const glm::dvec3 front = glm::normalize(glm::dvec3(place * glm::dvec4(1, 0, 0, 0)));
    EXPECT_GT(glm::dot(front, towards), 0.95);
    figure.standing = 0.0F;
    const glm::dmat4 plain = standingPlace(figure, onlookerOf(camera));
    EXPECT_LT(glm::dot(glm::normalize(glm::dvec3(plain * glm::dvec4(1, 0, 0, 0))), towards), 0.6);
}

class StandingPicture : public SmallTable {};

TEST_F(StandingPicture, IsDrawnPickedAndLarger) {
    viewport = window;
    canvas = std::make_unique<Canvas>(viewport);
    scene.table = {72.0, 36.0};
    camera = wholeTable(72.0, 36.0, viewport);
    const glm::dvec3 foot{36.0, 18.0, 0.0};
    scene.minis = {mini(foot, 5)};
    scene.minis[0].height = float(tall);
    const auto heightOf = [&] {  // pixels of the column over the foot
        int height = 0;
        const glm::dvec2 at = pixelOf(foot);
        for (int y = -60; y < 20; ++y)
            if (renderer->pick(scene, camera, viewport, at + glm::dvec2(0.0, y)) == 5) ++height;
        return height;
    };
    const int plain = heightOf();
    const glm::dvec2 head = pixelOf(foot) - glm::dvec2(0.0, 22.0);
    EXPECT_EQ(renderer->pick(scene, camera, viewport, head), 0);
    scene.minis[0].standing =
        float(standingShare(foot, tall, camera, viewport, settings.pixelRatio));
    ASSERT_EQ(scene.minis[0].standing, 1.0F);
    EXPECT_GE(heightOf(), 24) << "pixels";
    EXPECT_GT(heightOf(), plain + 8);
    EXPECT_EQ(renderer->pick(scene, camera, viewport, head), 5);
    // It is drawn there, too.
    settings.shadowSize = 0;
    const Picture standing = draw();
    scene.minis.clear();
    EXPECT_GT(changed(standing, draw(), head, 5.0, true), 20);
}

}  // namespace
}  // namespace sightline::rendering
