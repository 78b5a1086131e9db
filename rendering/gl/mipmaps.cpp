#include "rendering/gl/mipmaps.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <array>

namespace sightline::rendering {
namespace {

constexpr std::size_t bytesOfTexel = 4;

/// The range of texels in the finer mipmap level that one texel of the coarser level covers.
struct CoveredTexels {
    int from, to;
};
CoveredTexels coveredBy(int at, int fine, int coarse) {
    return {at * fine / coarse, ((at + 1) * fine + coarse - 1) / coarse};
}

}  // namespace

Texels halved(int width, int height, std::span<const std::uint8_t> rgba) {
    Texels half{std::max(1, width / 2), std::max(1, height / 2), {}};
    half.rgba.reserve(std::size_t(half.width) * std::size_t(half.height) * bytesOfTexel);
    for (int y = 0; y < half.height; ++y) {
        const CoveredTexels rows = coveredBy(y, height, half.height);
        for (int x = 0; x < half.width; ++x) {
            const CoveredTexels columns = coveredBy(x, width, half.width);
            std::array<int, bytesOfTexel> sum{};
            for (int row = rows.from; row < rows.to; ++row) {
                for (int column = columns.from; column < columns.to; ++column) {
                    const auto texel = std::size_t(row) * std::size_t(width) + std::size_t(column);
                    for (std::size_t k = 0; k < bytesOfTexel; ++k)
                        sum[k] += rgba[texel * bytesOfTexel + k];
                }
            }
            const int count = (rows.to - rows.from) * (columns.to - columns.from);
            for (const int one : sum) half.rgba.push_back(std::uint8_t((one + count / 2) / count));
        }
    }
    return half;
}

void fillWithMipmaps(int width, int height, std::span<const std::uint8_t> rgba) {
    const auto fill = [](int level, int wide, int high, const std::uint8_t* bytes) {
        glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, wide, high, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                     bytes);
    };
    fill(0, width, height, rgba.data());
    Texels level{width, height, {}};
    for (int i = 1; level.width > 1 || level.height > 1; ++i) {
        level = halved(level.width, level.height, i == 1 ? rgba : std::span(level.rgba));
        fill(i, level.width, level.height, level.rgba.data());
    }
}

}  // namespace sightline::rendering
