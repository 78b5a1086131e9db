/// Periodic noise for textures without seams. The noise is the same on every machine.
#pragma once
#include <cstdint>
#include <glm/vec2.hpp>

namespace sightline::rendering {

/// A pseudo-random number for a point of the integer grid, 0 to 1.
float latticeNoise(int x, int y, std::uint32_t seed);

/// Smooth noise at a point, -1 to 1. The noise repeats after `period` units in x and in y.
float waves(glm::vec2 at, int period, std::uint32_t seed);

/// Sum of several layers of `waves`. Each of the `octaves` layers is twice as fine and half as
/// strong as the layer before. The result is about -1 to 1.
float roughness(glm::vec2 at, int period, int octaves, std::uint32_t seed);

/// Cellular noise at a point. One irregular cell surrounds each point of the integer grid.
struct CellPoint {
    float nearest = 0.0F;  ///< distance to the closest cell centre
    float second = 0.0F;   ///< distance to the second closest cell centre
    float number = 0.0F;   ///< random number of the closest cell, 0 to 1
};
CellPoint cells(glm::vec2 at, int period, std::uint32_t seed);

}  // namespace sightline::rendering
