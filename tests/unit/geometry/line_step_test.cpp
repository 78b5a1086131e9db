#include "geometry/shape/private/line_step.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace sightline::geometry {
namespace {

using Step = std::array<double, 6>;

double after(const Slope& slope, const Step& step) {
    double value = slope.value;
    for (std::size_t i = 0; i < step.size(); ++i) value += slope.change[i] * step[i];
    return value;
}

double least(const std::vector<Slope>& slopes, const Step& step) {
    double value = std::numeric_limits<double>::infinity();
    for (const Slope& slope : slopes) value = std::min(value, after(slope, step));
    return value;
}

TEST(LineStep, BetweenTwoThingsGoesToTheMiddle) {
    const std::vector<Slope> walls{{0.1, {1, 0, 0, 0, 0, 0}}, {0.5, {-1, 0, 0, 0, 0, 0}}};
    const Step step = evenStep(walls, {}, 1.0);
    EXPECT_NEAR(step[0], 0.2, 1e-12);
    EXPECT_NEAR(least(walls, step), 0.3, 1e-12);
}

TEST(LineStep, NoPartIsLongerThanTheReach) {
    const std::vector<Slope> wall{{0.1, {1, 0, 0, 0, -0.5, 0}}};
    const Step step = evenStep(wall, {}, 0.25);
    EXPECT_NEAR(step[0], 0.25, 1e-12);
    EXPECT_NEAR(step[4], -0.25, 1e-12);
    EXPECT_NEAR(step[1], 0.0, 1e-12);
}

TEST(LineStep, RoomsAreKept) {
    const std::vector<Slope> wall{{0.1, {1, 0, 0, 0, 0, 0}}};
    const std::vector<Slope> rooms{{0.04, {-1, 0, 0, 0, 0, 0}}};
    EXPECT_NEAR(evenStep(wall, rooms, 0.25)[0], 0.04, 1e-12);
}

TEST(LineStep, WithoutAnythingToGainItStays) {
    const std::vector<Slope> corner{{0.1, {1, 0, 0, 0, 0, 0}}, {0.1, {-1, 0, 0, 0, 0, 0}}};
    EXPECT_NEAR(least(corner, evenStep(corner, {}, 1.0)), 0.1, 1e-12);
}

// `evenStep` returns the best step whose parts are at most `reach` long. The test changes this step
// a little and at random: no other step of this length may be better.
TEST(LineStep, NothingIsBetter) {
    std::mt19937 engine(7);
    std::uniform_real_distribution<double> share(-1.0, 1.0);
    for (int round = 0; round < 200; ++round) {
        const auto some = [&](int count) {
            std::vector<Slope> slopes(static_cast<std::size_t>(count));
            for (Slope& slope : slopes) {
                slope.value = 0.5 * (share(engine) + 1.0);
                for (double& change : slope.change) change = share(engine);
            }
            return slopes;
        };
        const auto distances = some(2 + round % 38), rooms = some(round % 7);
        constexpr double reach = 0.25;
        const Step best = evenStep(distances, rooms, reach);
        ASSERT_GE(least(rooms, best), -1e-9);
        for (const double part : best) ASSERT_LE(std::abs(part), reach + 1e-9);
        for (int i = 0; i < 2000; ++i) {
            Step other = best;
            const double by = i % 2 == 0 ? reach : 0.01 * reach;
            for (double& part : other) part = std::clamp(part + by * share(engine), -reach, reach);
            if (least(rooms, other) < 0.0) continue;
            ASSERT_LE(least(distances, other), least(distances, best) + 1e-9) << "round " << round;
        }
    }
}

}  // namespace
}  // namespace sightline::geometry
