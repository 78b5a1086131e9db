// The landscape on the wall of the room.
#include "rendering/mat/backdrop.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "rendering/mat/mat_light.h"
#include "rendering/mat/skylines.h"

namespace sightline::rendering {
namespace {

constexpr std::array themes{MatKind::desert, MatKind::forest, MatKind::city, MatKind::ice,
                            MatKind::industrial};

const std::uint8_t* at(const Backdrop& backdrop, int x, int y) {
    return &backdrop.rgba[(std::size_t(y) * std::size_t(backdrop.width) + std::size_t(x)) * 4];
}

int rowOf(const Backdrop& backdrop, double inches) {
    return int((inches - backdropLow) / (backdropHigh - backdropLow) * backdrop.height);
}

/// Mean difference of two columns of pixels.
double apart(const Backdrop& backdrop, int left, int right) {
    double sum = 0.0;
    for (int y = 0; y < backdrop.height; ++y)
        for (int channel = 0; channel < 3; ++channel)
            sum += std::abs(at(backdrop, left, y)[channel] - at(backdrop, right, y)[channel]);
    return sum / (3.0 * backdrop.height);
}

TEST(Backdrops, AreEightTimesAsWideAsHigh) {
    const Backdrop backdrop = backdropOf(MatKind::ice, 256);
    EXPECT_EQ(backdrop.width, 256);
    EXPECT_EQ(backdrop.height, 32);
    EXPECT_EQ(backdrop.rgba.size(), 256U * 32U * 4U);
}

TEST(Backdrops, OfTheSmallestWidthHaveOneRow) {
    EXPECT_EQ(backdropOf(MatKind::city, 0).rgba.size(), 8U * 4U);
    EXPECT_EQ(backdropOf(MatKind::city, 8).height, 1);
}

TEST(Backdrops, HaveNoSeamWhereTheirEndsMeet) {
    for (const MatKind theme : themes) {
        const Backdrop backdrop = backdropOf(theme, 1024);
        double worst = 0.0;
        for (int x = 0; x + 1 < backdrop.width; ++x)
            worst = std::max(worst, apart(backdrop, x, x + 1));
        EXPECT_LE(apart(backdrop, backdrop.width - 1, 0), worst) << int(theme);
    }
}

TEST(Backdrops, OfDifferentThemesDiffer) {
    for (const MatKind one : themes) {
        for (const MatKind other : themes) {
            if (one == other) continue;
            EXPECT_NE(backdropOf(one, 128).rgba, backdropOf(other, 128).rgba);
        }
    }
}

TEST(Backdrops, TheSkyIsBrightestAboveTheLandAndDarkensUpwards) {
    for (const MatKind theme : themes) {
        const Backdrop backdrop = backdropOf(theme, 1024);
        const auto brightness = [&](double inches) {
            long sum = 0;
            const int y = rowOf(backdrop, inches);
            for (int x = 0; x < backdrop.width; ++x)
                sum += at(backdrop, x, y)[0] + at(backdrop, x, y)[1] + at(backdrop, x, y)[2];
            return sum / backdrop.width;
        };
        EXPECT_GT(brightness(45.0), brightness(90.0) + 60) << int(theme);
        EXPECT_GT(brightness(1.0), brightness(-25.0) + 60) << int(theme);
    }
}

TEST(Skylines, FitTogetherAtTheirEnds) {
    constexpr float end = 1.0F - 1e-6F;
    EXPECT_NEAR(dunes(0.0F, 10, 3.0F, 1U), dunes(end, 10, 3.0F, 1U), 0.01);
    EXPECT_NEAR(mesas(0.0F, 9, 17.0F, 1U), mesas(end, 9, 17.0F, 1U), 0.05);
    EXPECT_NEAR(peaks(0.0F, 7, 30.0F, 1U), peaks(end, 7, 30.0F, 1U), 0.05);
    EXPECT_NEAR(firs(0.0F, 90, 15.0F, 1U), firs(end, 90, 15.0F, 1U), 0.05);
}

TEST(Skylines, StayBelowTheUpperEdgeOfTheWall) {
    for (int i = 0; i < 2000; ++i) {
        const float turn = float(i) / 2000.0F;
        for (const float top : {dunes(turn, 10, 20.0F, 3U), mesas(turn, 9, 20.0F, 3U),
                                peaks(turn, 7, 20.0F, 3U), firs(turn, 90, 20.0F, 3U),
                                blocks(turn, 40, 20.0F, 0.5F, 3U), works(turn, 30, 20.0F, 3U)}) {
            EXPECT_LT(top, 40.0F);
            EXPECT_GT(top, -8.0F);
        }
    }
}

TEST(MatLights, TheKeyIsWarmAndTheFillIsCool) {
    for (const MatKind theme : themes) {
        const MatLight light = lightOf(theme);
        EXPECT_GT(light.key.r, light.key.b) << int(theme);
        EXPECT_LT(light.fill.r, light.fill.b) << int(theme);
        EXPECT_GT(light.key.g, 5.0F * light.fill.g) << "the key is the strongest light";
    }
}

TEST(MatLights, TheGroundReflectsItsOwnColour) {
    EXPECT_GT(lightOf(MatKind::desert).below.r, lightOf(MatKind::desert).below.b);
    EXPECT_GT(lightOf(MatKind::ice).below.b, lightOf(MatKind::ice).below.r);
    EXPECT_GT(lightOf(MatKind::forest).below.g, lightOf(MatKind::forest).below.r);
}

}  // namespace
}  // namespace sightline::rendering
