/// Details of ground textures: repeatable random numbers, tones between two colours, stones.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>

#include "rendering/mat/ground_canvas.h"

namespace sightline::rendering {

/// A random number generator. With the same seed, the n-th call returns the same number on every
/// machine.
class ScatterDice {
  public:
    explicit ScatterDice(std::uint32_t seed) : seed_(seed) {}
    float next(float low = 0.0F, float high = 1.0F);

  private:
    std::uint32_t seed_;
    int count_ = 0;
};

/// The tone between two colours: `dark` at share 0, `bright` at 1. `share` is clamped to 0..1.
glm::vec3 shade(glm::vec3 dark, glm::vec3 bright, float share);

/// Stones on a ground texture: their number, their smallest and largest radius in texels, and their
/// darkest and brightest tone.
struct StoneScatter {
    int count = 0;
    float smallest = 1.0F, largest = 4.0F;
    glm::vec3 dark{}, bright{};
};
/// Paints rounded stones at random places, each with its own tone and a soft dark shadow.
void scatterStones(GroundCanvas& canvas, const StoneScatter& stones, std::uint32_t seed);

}  // namespace sightline::rendering
