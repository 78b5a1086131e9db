#include "rendering/model/triangulate.h"

#include <numeric>

namespace sightline::rendering {
namespace {

double cross(glm::dvec2 a, glm::dvec2 b, glm::dvec2 c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool isEar(std::span<const glm::dvec2> polygon, const std::vector<std::uint32_t>& left,
           std::size_t at) {
    const std::size_t count = left.size();
    const std::uint32_t before = left[(at + count - 1) % count], here = left[at],
                        after = left[(at + 1) % count];
    const glm::dvec2 a = polygon[before], b = polygon[here], c = polygon[after];
    if (cross(a, b, c) <= 0.0) return false;
    for (const std::uint32_t other : left) {
        if (other == before || other == here || other == after) continue;
        const glm::dvec2 p = polygon[other];
        if (p == a || p == b || p == c) continue;
        if (cross(a, b, p) >= 0.0 && cross(b, c, p) >= 0.0 && cross(c, a, p) >= 0.0) return false;
    }
    return true;
}

}  // namespace

double signedArea(std::span<const glm::dvec2> polygon) {
    double twice = 0.0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const glm::dvec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        twice += a.x * b.y - a.y * b.x;
    }
    return twice / 2.0;
}

std::vector<std::array<std::uint32_t, 3>> triangulate(std::span<const glm::dvec2> polygon) {
    std::vector<std::uint32_t> left(polygon.size());
    std::iota(left.begin(), left.end(), 0U);
    std::vector<std::array<std::uint32_t, 3>> triangles;
    for (std::size_t at = 0, misses = 0; left.size() >= 3 && misses < left.size();) {
        at %= left.size();
        if (!isEar(polygon, left, at)) {
            ++at, ++misses;
            continue;
        }
        const std::size_t count = left.size();
        triangles.push_back({left[(at + count - 1) % count], left[at], left[(at + 1) % count]});
        left.erase(left.begin() + std::ptrdiff_t(at));
        misses = 0;
    }
    return triangles;
}

}  // namespace sightline::rendering
