/// Computes mipmaps of small pictures with the processor.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace sightline::rendering {

/// Pixels of a picture: RGBA with straight alpha, one byte per channel, row by row.
struct Texels {
    int width = 1, height = 1;
    std::vector<std::uint8_t> rgba;
};

/// The picture with half of the width and height, rounded down, but at least 1. Each new texel is
/// the mean of the old texels that it covers, wholly or in part.
Texels halved(int width, int height, std::span<const std::uint8_t> rgba);

/// Fills the bound texture with the picture and all its mipmap levels. glGenerateMipmap is not
/// used: software drivers compile a program for it whenever the window opens. The compilation takes
/// longer than computing the mipmaps of all our small pictures.
void fillWithMipmaps(int width, int height, std::span<const std::uint8_t> rgba);

}  // namespace sightline::rendering
