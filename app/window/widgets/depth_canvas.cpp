#include "app/window/widgets/depth_canvas.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::app {
namespace {

float edgeFunction(glm::vec3 a, glm::vec3 b, glm::vec3 p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

}  // namespace

DepthCanvas::DepthCanvas(QSize size, QColor ground) : image_(size, QImage::Format_ARGB32) {
    image_.fill(ground);
    depth_.assign(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()),
                  -std::numeric_limits<float>::infinity());
}

void DepthCanvas::triangle(const std::array<glm::vec3, 3>& at, QRgb colour) {
    const float area = edgeFunction(at[0], at[1], at[2]);
    if (std::abs(area) < 1e-6F) return;
    const auto [left, right] = std::minmax({at[0].x, at[1].x, at[2].x});
    const auto [top, bottom] = std::minmax({at[0].y, at[1].y, at[2].y});
    const int width = image_.width(), height = image_.height();
    for (int y = std::max(0, int(top)); y <= std::min(height - 1, int(bottom) + 1); ++y)
        for (int x = std::max(0, int(left)); x <= std::min(width - 1, int(right) + 1); ++x) {
            const glm::vec3 pixel{float(x) + 0.5F, float(y) + 0.5F, 0.0F};
            const float a = edgeFunction(at[1], at[2], pixel) / area;
            const float b = edgeFunction(at[2], at[0], pixel) / area;
            const float c = 1.0F - a - b;
            if (a < 0.0F || b < 0.0F || c < 0.0F) continue;
            const float depth = a * at[0].z + b * at[1].z + c * at[2].z;
            float& before = depth_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                   static_cast<std::size_t>(x)];
            if (depth <= before) continue;
            before = depth;
            image_.setPixel(x, y, colour);
        }
}

}  // namespace sightline::app
