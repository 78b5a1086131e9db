#include "app/window/shell/widgets/depth_canvas.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::app {
namespace {

/// Twice the area of a triangle in the picture. The sign depends on the order of its corners.
float twiceTheArea(glm::vec3 a, glm::vec3 b, glm::vec3 c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// The barycentric weight of one corner of a triangle, as a linear function of the pixel. The
/// corner is opposite the edge from a to b.
struct Share {
    float at, perColumn, perRow;

    Share(glm::vec3 a, glm::vec3 b, float area, float column, float row)
        : at(((b.x - a.x) * (row - a.y) - (b.y - a.y) * (column - a.x)) / area),
          perColumn((a.y - b.y) / area),
          perRow((b.x - a.x) / area) {}
};

}  // namespace

DepthCanvas::DepthCanvas(QSize size, QColor ground) : image_(size, QImage::Format_ARGB32) {
    image_.fill(ground);
    depth_.assign(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()),
                  -std::numeric_limits<float>::infinity());
}

void DepthCanvas::triangle(const std::array<glm::vec3, 3>& at, QRgb colour) {
    const float area = twiceTheArea(at[0], at[1], at[2]);
    if (std::abs(area) < 1e-6F) return;
    const auto [leftmost, rightmost] = std::minmax({at[0].x, at[1].x, at[2].x});
    const auto [highest, lowest] = std::minmax({at[0].y, at[1].y, at[2].y});
    const int width = image_.width(), height = image_.height();
    const int left = std::max(0, int(leftmost)), right = std::min(width - 1, int(rightmost) + 1);
    const int top = std::max(0, int(highest)), bottom = std::min(height - 1, int(lowest) + 1);
    if (left > right) return;
    Share a(at[1], at[2], area, float(left) + 0.5F, float(top) + 0.5F);
    Share b(at[2], at[0], area, float(left) + 0.5F, float(top) + 0.5F);
    for (int y = top; y <= bottom; ++y, a.at += a.perRow, b.at += b.perRow) {
        auto* const pixels = reinterpret_cast<QRgb*>(image_.scanLine(y));
        float* const before =
            depth_.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        float shareA = a.at, shareB = b.at;
        for (int x = left; x <= right; ++x, shareA += a.perColumn, shareB += b.perColumn) {
            const float shareC = 1.0F - shareA - shareB;
            if (shareA < 0.0F || shareB < 0.0F || shareC < 0.0F) continue;
            const float depth = shareA * at[0].z + shareB * at[1].z + shareC * at[2].z;
            if (depth <= before[x]) continue;
            before[x] = depth;
            pixels[x] = colour;
        }
    }
}

}  // namespace sightline::app
