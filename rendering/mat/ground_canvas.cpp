#include "rendering/mat/ground_canvas.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

namespace sightline::rendering {

GroundLayer GroundCanvas::lit(float relief) const {
    GroundLayer layer{size_, std::vector<std::uint8_t>(texels_.size() * 4)};
    const auto height = [this](int x, int y) {
        return texels_[std::size_t(wrap(y)) * std::size_t(size_) + std::size_t(wrap(x))].height;
    };
    const auto byte = [](float value) {
        return std::uint8_t(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F));
    };
    for (int y = 0; y < size_; ++y) {
        for (int x = 0; x < size_; ++x) {
            const float east = height(x + 1, y) - height(x - 1, y);
            const float north = height(x, y + 1) - height(x, y - 1);
            const float light =
                1.0F + std::clamp((east * 0.8F + north * 0.6F) * relief, -0.55F, 0.4F);
            const std::size_t index = std::size_t(y) * std::size_t(size_) + std::size_t(x);
            const Texel& texel = texels_[index];
            const glm::vec3 colour = texel.colour * light;
            layer.rgba[index * 4] = byte(colour.r);
            layer.rgba[index * 4 + 1] = byte(colour.g);
            layer.rgba[index * 4 + 2] = byte(colour.b);
            layer.rgba[index * 4 + 3] = byte(texel.height);
        }
    }
    return layer;
}

}  // namespace sightline::rendering
