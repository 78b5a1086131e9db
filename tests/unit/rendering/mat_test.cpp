// The textures of a mat must repeat without a seam, horizontally and vertically.
#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "rendering/mat/mat_layers.h"
#include "rendering/mat/periodic_noise.h"

namespace sightline::rendering {
namespace {

double apart(const GroundLayer& layer, int x0, int y0, int x1, int y1) {
    double sum = 0.0;
    for (int k = 0; k < 3; ++k) {
        sum += std::abs(layer.rgba[std::size_t(y0 * layer.size + x0) * 4 + std::size_t(k)] -
                        layer.rgba[std::size_t(y1 * layer.size + x1) * 4 + std::size_t(k)]);
    }
    return sum;
}

class Mat : public testing::TestWithParam<const char*> {};

TEST_P(Mat, StepsAcrossTheSeamAreLikeStepsElsewhere) {
    for (const GroundLayer& layer : matLayers(GetParam(), 128)) {
        ASSERT_EQ(layer.rgba.size(), 128U * 128U * 4U);
        double seam = 0.0, inside = 0.0;
        for (int i = 0; i < 128; ++i) {
            seam += apart(layer, 127, i, 0, i) + apart(layer, i, 127, i, 0);
            inside += apart(layer, 63, i, 64, i) + apart(layer, i, 63, i, 64);
        }
        EXPECT_LT(seam, inside * 1.6 + 500.0);
    }
}

TEST_P(Mat, IsTheSameEveryTime) {
    const auto one = matLayers(GetParam(), 64), other = matLayers(GetParam(), 64);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(one[i].rgba, other[i].rgba);
}
INSTANTIATE_TEST_SUITE_P(Names, Mat,
                         testing::Values("desert", "forest", "city", "ice", "industrial",
                                         "unheard of"));

TEST(MatKinds, OfOneMatNoGroundIsThatOfAnother) {
    std::set<std::vector<std::uint8_t>> grounds;
    for (const char* mat : {"desert", "forest", "city", "ice", "industrial"}) {
        for (const GroundLayer& layer : matLayers(mat, 48)) grounds.insert(layer.rgba);
    }
    EXPECT_EQ(grounds.size(), 15U);
}

TEST(MatKinds, AnUnknownNameIsTheDesert) {
    EXPECT_EQ(matKind("unheard of"), MatKind::desert);
    EXPECT_EQ(matKind("industrial"), MatKind::industrial);
    EXPECT_EQ(matLayers("unheard of", 48)[2].rgba, matLayers("desert", 48)[2].rgba);
}

TEST(PeriodicNoise, Repeats) {
    for (const glm::vec2 at :
         {glm::vec2(0.3F, 0.7F), glm::vec2(4.1F, 2.9F), glm::vec2(-1.2F, 7.5F)}) {
        EXPECT_NEAR(waves(at, 5, 3U), waves(at + glm::vec2(5, -10), 5, 3U), 1e-4);
        EXPECT_NEAR(cells(at, 5, 3U).nearest, cells(at + glm::vec2(-5, 5), 5, 3U).nearest, 1e-4);
    }
}

}  // namespace
}  // namespace sightline::rendering
