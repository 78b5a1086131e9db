/// Periodic noise for seamless textures. It is the same on every machine.
#pragma once
#include <cstdint>
#include <glm/vec2.hpp>

namespace sightline::rendering {

/// A pseudo-random number in 0..1 for a lattice point.
float latticeNoise(int x, int y, std::uint32_t seed);

/// Smooth noise in -1..1 at the point `at`. It repeats every `period` in both directions.
float waves(glm::vec2 at, int period, std::uint32_t seed);

/// The sum of `octaves` of `waves`. Each octave is twice as fine and half as strong as the one
/// before. The result is about -1..1.
float roughness(glm::vec2 at, int period, int octaves, std::uint32_t seed);

/// Cellular noise at a point. One irregular cell surrounds each lattice point.
struct CellPoint {
    float nearest = 0.0F;  ///< distance to the closest centre
    float second = 0.0F;   ///< distance to the second closest centre
    float number = 0.0F;   ///< random number of the cell, in 0..1
};
CellPoint cells(glm::vec2 at, int period, std::uint32_t seed);

}  // namespace sightline::rendering
