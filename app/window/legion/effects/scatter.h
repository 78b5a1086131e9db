/// Scattered numbers for the looks of effects. The same seed gives the same numbers, so that a
/// frame can be drawn again.
#pragma once
#include <cstdint>

namespace sightline::app {

/// A number in [0, 1) that depends on the seed and the index.
inline double scattered(int seed, int index) {
    std::uint32_t x = std::uint32_t(seed) * 0x9E3779B9U + std::uint32_t(index) * 0x85EBCA6BU + 1U;
    x ^= x >> 16;
    x *= 0x7FEB352DU;
    x ^= x >> 15;
    x *= 0x846CA68BU;
    x ^= x >> 16;
    return double(x) / 4294967296.0;
}
/// A number in [-1, 1).
inline double scatteredAround(int seed, int index) { return 2.0 * scattered(seed, index) - 1.0; }

}  // namespace sightline::app
