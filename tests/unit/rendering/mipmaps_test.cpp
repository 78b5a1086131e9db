// Mipmaps: each texel of a level must be the mean of its texels in the finer level.
#include "rendering/gl/mipmaps.h"

#include <gtest/gtest.h>

namespace sightline::rendering {
namespace {

std::vector<std::uint8_t> greys(const std::vector<int>& shades) {
    std::vector<std::uint8_t> rgba;
    for (const int shade : shades) rgba.insert(rgba.end(), 4, std::uint8_t(shade));
    return rgba;
}

TEST(Mipmaps, EachTexelIsTheMeanOfFour) {
    const Texels half = halved(4, 2, greys({0, 10, 100, 100, 20, 30, 100, 200}));
    EXPECT_EQ(half.width, 2);
    EXPECT_EQ(half.height, 1);
    EXPECT_EQ(half.rgba, greys({15, 125}));
}

TEST(Mipmaps, ChannelsDoNotMix) {
    const std::vector<std::uint8_t> row{255, 0, 10, 0, 255, 0, 20, 255};
    EXPECT_EQ(halved(2, 1, row).rgba, (std::vector<std::uint8_t>{255, 0, 15, 128}));
}

// If a texture has an odd side of three texels, the middle row or column counts for both halves, so
// that no texel is lost.
TEST(Mipmaps, OddSidesLoseNothing) {
    EXPECT_EQ(halved(3, 1, greys({0, 30, 90})).rgba, greys({40}));
    const Texels half = halved(5, 1, greys({0, 0, 90, 0, 0}));
    EXPECT_EQ(half.width, 2);
    EXPECT_EQ(half.rgba, greys({30, 30}));
    EXPECT_EQ(halved(1, 3, greys({9, 9, 90})).rgba, greys({36}));
}

TEST(Mipmaps, OneTexelStaysOne) {
    const Texels half = halved(1, 1, greys({77}));
    EXPECT_EQ(half.width, 1);
    EXPECT_EQ(half.height, 1);
    EXPECT_EQ(half.rgba, greys({77}));
}

}  // namespace
}  // namespace sightline::rendering
