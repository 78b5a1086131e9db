/// Procedural details of a ground texture: reproducible random numbers, tones, stones.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>

#include "rendering/mat/ground_canvas.h"

namespace sightline::rendering {

/// A random number generator. On every machine, the n-th call returns the same number.
class ScatterDice {
  public:
    explicit ScatterDice(std::uint32_t seed) : seed_(seed) {}
    float next(float low = 0.0F, float high = 1.0F);

  private:
    std::uint32_t seed_;
    int count_ = 0;
};

/// Interpolates from `dark` to `bright`. `share` is clamped to 0..1.
glm::vec3 shade(glm::vec3 dark, glm::vec3 bright, float share);

/// The stones to scatter: their number, their radii in texels, and the two tones between which they
/// vary.
struct StoneScatter {
    int count = 0;
    float smallest = 1.0F, largest = 4.0F;
    glm::vec3 dark{}, bright{};
};
/// Paints rounded stones, each with its own tone and a soft dark contact shadow.
void scatterStones(GroundCanvas& canvas, const StoneScatter& stones, std::uint32_t seed);

}  // namespace sightline::rendering
