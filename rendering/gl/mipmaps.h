/// Small pictures with the smaller levels that drawing them from far away reads.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace sightline::rendering {

/// Straight bytes, four to a texel, row by row.
struct Texels {
    int width = 1, height = 1;
    std::vector<std::uint8_t> rgba;
};

/// Half as wide and high, rounded down, never less than one: each texel the mean of those that it
/// covers, in part or whole.
Texels halved(int width, int height, std::span<const std::uint8_t> rgba);

/// Fills the texture that is bound with the picture and every level down to one texel.
/// glGenerateMipmap would do: but drivers that draw with the processor compile a program for it
/// whenever the window opens, which takes longer than all our small pictures together.
void fillWithMipmaps(int width, int height, std::span<const std::uint8_t> rgba);

}  // namespace sightline::rendering
