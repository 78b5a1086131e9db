#include "rendering/mat/ground_scatter.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "rendering/mat/periodic_noise.h"

namespace sightline::rendering {

float ScatterDice::next(float low, float high) {
    return low + (high - low) * latticeNoise(count_++, 7, seed_);
}

glm::vec3 shade(glm::vec3 dark, glm::vec3 bright, float share) {
    return glm::mix(dark, bright, glm::clamp(share, 0.0F, 1.0F));
}

void scatterStones(GroundCanvas& canvas, const StoneScatter& stones, std::uint32_t seed) {
    ScatterDice dice(seed);
    const auto extent = float(canvas.size());
    for (int i = 0; i < stones.count; ++i) {
        const glm::vec2 centre(dice.next(0, extent), dice.next(0, extent));
        const float size =
            stones.smallest + (stones.largest - stones.smallest) * std::pow(dice.next(), 3.0F);
        const float angle = dice.next(0, 3.1416F), flat = dice.next(0.6F, 1.0F);
        const glm::vec3 tone = shade(stones.dark, stones.bright, dice.next());
        const glm::vec2 along(std::cos(angle), std::sin(angle));
        canvas.dab(centre, size * 1.6F, [&](GroundCanvas::Texel& texel, glm::vec2 offset) {
            const glm::vec2 turned(glm::dot(offset, along),
                                   glm::dot(offset, glm::vec2(-along.y, along.x)) / flat);
            const float r = glm::length(turned) / size;
            if (r < 1.0F) {
                const float dome = std::sqrt(1.0F - r * r);
                texel.colour = glm::mix(texel.colour, tone * (0.8F + 0.25F * dome),
                                        glm::clamp((1.0F - r) * size, 0.0F, 1.0F));
                texel.height = std::max(texel.height, 0.35F + dome * size * 0.035F);
            } else if (r < 1.5F) {
                texel.colour *= 0.8F + 0.2F * (r - 1.0F) / 0.5F;
            }
        });
    }
}

}  // namespace sightline::rendering
