// Dust and snow over the table: few sprites, by the theme of the mat, and none with reduced motion.
#include "app/window/legion/scene/scene_weather.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <algorithm>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

class SceneWeather : public ::testing::Test {
  protected:
    void TearDown() override { theme::change(*qApp, {}); }
    static std::vector<rendering::Glow> at(const char* mat, double seconds) {
        rendering::Scene scene;
        SceneImages images;
        scene.table = {72.0, 36.0};
        scene.mat = mat;
        SceneDraft draft{scene, images};
        addWeather(draft, seconds);
        return scene.glows;
    }
};

TEST_F(SceneWeather, TheMatDecidesWhatIsInTheAir) {
    const auto dust = at("desert", 3.0), snow = at("ice", 3.0);
    ASSERT_FALSE(dust.empty());
    ASSERT_FALSE(snow.empty());
    EXPECT_LE(dust.size(), 50U);
    EXPECT_LE(snow.size(), 50U);
    EXPECT_LT(dust[0].colour.b, dust[0].colour.r) << "dust is brown";
    EXPECT_GE(snow[0].colour.b, snow[0].colour.r) << "snow is white";
    for (const char* mat : {"forest", "city", "industrial"}) {
        EXPECT_TRUE(at(mat, 3.0).empty()) << mat;
        EXPECT_FALSE(hasWeather(mat));
    }
}

TEST_F(SceneWeather, SnowFallsAndDustDriftsAboveTheTable) {
    for (const char* mat : {"desert", "ice"}) {
        const auto before = at(mat, 5.0), after = at(mat, 5.1);
        ASSERT_EQ(before.size(), after.size());
        int moved = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const glm::dvec3 way = after[i].from - before[i].from;
            if (std::abs(way.x) > 60.0 || way.z > 5.0) continue;  // it came in again
            EXPECT_GT(glm::length(way), 0.0);
            if (std::string(mat) == "ice") {
                EXPECT_LT(way.z, 0.0);
            }
            ++moved;
        }
        EXPECT_GT(moved, int(before.size()) / 2);
        for (double seconds = 0.0; seconds < 200.0; seconds += 7.3)
            for (const rendering::Glow& one : at(mat, seconds)) {
                EXPECT_GE(one.from.x, 0.0);
                EXPECT_LE(one.from.x, 72.0);
                EXPECT_GE(one.from.z, 0.0);
                EXPECT_LE(one.from.y, 36.0);
                EXPECT_LE(one.colour.a, 0.8F);
            }
    }
}

TEST_F(SceneWeather, ReducedMotionHasNone) {
    theme::change(*qApp, {.reducedMotion = true});
    EXPECT_TRUE(at("desert", 3.0).empty());
    EXPECT_TRUE(at("ice", 3.0).empty());
}

}  // namespace
}  // namespace sightline::app
