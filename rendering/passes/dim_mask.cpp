#include "rendering/passes/dim_mask.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <optional>

namespace sightline::rendering {
namespace {

// Logical pixels: the width of the soft border, and the smallest radius of a lit part.
constexpr double softBorder = 36.0, leastRadius = 26.0;

/// A lit part in the picture: a line that is `radius` wide to each side. Pixels from the lower
/// left.
struct LitLine {
    glm::dvec2 from{}, along{};
    double radius = 0.0;

    double distanceOf(glm::dvec2 pixel) const {
        const double length = glm::dot(along, along);
        const double share =
            length > 0.0 ? glm::clamp(glm::dot(pixel - from, along) / length, 0.0, 1.0) : 0.0;
        return glm::distance(pixel, from + along * share);
    }
};

std::optional<LitLine> pictured(const LitPart& part, const FrameView& view) {
    const auto clip = [&](glm::dvec3 point) {
        return glm::dvec4(view.viewProjection * glm::vec4(glm::vec3(point), 1.0F));
    };
    const auto pixel = [&](glm::dvec4 at) {
        const glm::dvec2 share = (glm::dvec2(at) / at.w + 1.0) / 2.0;
        return share * glm::dvec2(view.viewport.width, view.viewport.height);
    };
    const glm::dvec4 from = clip(part.from), to = clip(part.to);
    if (from.w <= 0.0 || to.w <= 0.0) return std::nullopt;
    const double inch = double(view.pixelsAtOneInch()) / std::min(from.w, to.w);
    return LitLine{pixel(from), pixel(to) - pixel(from),
                   std::max(part.radius * inch, leastRadius * view.pixelRatio)};
}

}  // namespace

DimMask dimMaskOf(const Dimming& dimming, const FrameView& view) {
    DimMask mask;
    if (dimming.strength <= 0.0F) return mask;
    std::vector<LitLine> lit;
    for (const LitPart& part : dimming.lit)
        if (const auto line = pictured(part, view)) lit.push_back(*line);
    const double cell = dimCell * view.pixelRatio, border = softBorder * view.pixelRatio;
    mask.columns = std::max(1, int(std::ceil(view.viewport.width / cell)));
    mask.rows = std::max(1, int(std::ceil(view.viewport.height / cell)));
    mask.darkness.reserve(std::size_t(mask.columns) * std::size_t(mask.rows));
    const glm::dvec2 step(double(view.viewport.width) / mask.columns,
                          double(view.viewport.height) / mask.rows);
    for (int row = 0; row < mask.rows; ++row) {
        for (int column = 0; column < mask.columns; ++column) {
            const glm::dvec2 pixel = step * glm::dvec2(column + 0.5, row + 0.5);
            double dark = 1.0;
            for (const LitLine& line : lit)
                dark = std::min(dark, glm::smoothstep(line.radius, line.radius + border,
                                                      line.distanceOf(pixel)));
            mask.darkness.push_back(
                std::uint8_t(std::lround(255.0 * dark * double(dimming.strength))));
        }
    }
    return mask;
}

}  // namespace sightline::rendering
