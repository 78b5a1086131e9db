/// Mipmaps of small pictures, computed by the processor.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace sightline::rendering {

/// RGBA with straight alpha, one byte per channel, row by row.
struct Texels {
    int width = 1, height = 1;
    std::vector<std::uint8_t> rgba;
};

/// A picture with half of the width and height, rounded down, at least 1. Each texel is the mean of
/// the texels that it covers, wholly or in part.
Texels halved(int width, int height, std::span<const std::uint8_t> rgba);

/// Fills the bound texture with the picture and every mipmap level down to one texel.
/// glGenerateMipmap is not used: software drivers compile a program for it each time the window
/// opens. This takes longer than all our small pictures together.
void fillWithMipmaps(int width, int height, std::span<const std::uint8_t> rgba);

}  // namespace sightline::rendering
