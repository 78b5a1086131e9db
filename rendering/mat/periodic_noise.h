/// Noise that repeats, for textures without seams. Deterministic: the same on every machine.
#pragma once
#include <cstdint>
#include <glm/vec2.hpp>

namespace sightline::rendering {

/// A number in 0..1 that looks random, for a lattice point.
float latticeNoise(int x, int y, std::uint32_t seed);

/// Smooth noise in -1..1 over `at`, repeating every `period` in both directions.
float waves(glm::vec2 at, int period, std::uint32_t seed);

/// `octaves` of it, each twice as fine and half as strong; about -1..1.
float roughness(glm::vec2 at, int period, int octaves, std::uint32_t seed);

/// One irregular cell around each lattice point.
struct CellPoint {
    float nearest = 0.0F;  ///< distance to the closest centre
    float second = 0.0F;   ///< and to the one after it
    float number = 0.0F;   ///< 0..1, the same all over a cell
};
CellPoint cells(glm::vec2 at, int period, std::uint32_t seed);

}  // namespace sightline::rendering
