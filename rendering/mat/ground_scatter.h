/// What is strewn over a ground under work: chance that is the same everywhere, tones, stones.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>

#include "rendering/mat/ground_canvas.h"

namespace sightline::rendering {

/// The n-th random number of a scatter.
class ScatterDice {
  public:
    explicit ScatterDice(std::uint32_t seed) : seed_(seed) {}
    float next(float low = 0.0F, float high = 1.0F);

  private:
    std::uint32_t seed_;
    int count_ = 0;
};

/// From `dark` to `bright`; a share beyond 0..1 is one of the two.
glm::vec3 shade(glm::vec3 dark, glm::vec3 bright, float share);

/// How stones are strewn: so many, with radii in texels and tones between two.
struct Stones {
    int count = 0;
    float smallest = 1.0F, largest = 4.0F;
    glm::vec3 dark{}, bright{};
};
/// Rounded stones with a soft dark seat, each of its own tone.
void scatterStones(GroundCanvas& canvas, const Stones& stones, std::uint32_t seed);

}  // namespace sightline::rendering
