#include "geometry/measure/polygon.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {
namespace {

// Rounding can leave thin gaps (slivers) between polygons that share an edge. A sliver has at most
// this area, square inches.
constexpr double sliverArea = 1e-9;

double turn(Vec2 o, Vec2 a, Vec2 b) { return geometry::cross(a - o, b - o); }

bool earAt(const Polygon& polygon, std::size_t at) {
    const std::size_t count = polygon.size();
    const Vec2 a = polygon[(at + count - 1) % count], b = polygon[at],
               c = polygon[(at + 1) % count];
    if (turn(a, b, c) <= 0.0) return false;
    for (const Vec2 point : polygon) {
        if (point == a || point == b || point == c) continue;
        if (turn(a, b, point) >= 0.0 && turn(b, c, point) >= 0.0 && turn(c, a, point) >= 0.0)
            return false;
    }
    return true;
}

std::vector<Polygon> triangulated(Polygon polygon) {
    std::vector<Polygon> triangles;
    while (polygon.size() > 3) {
        std::size_t at = 0;
        while (at < polygon.size() && !earAt(polygon, at)) ++at;
        if (at == polygon.size()) at = 0;  // no ear: all remaining corners are collinear
        const std::size_t count = polygon.size();
        const Polygon ear{polygon[(at + count - 1) % count], polygon[at],
                          polygon[(at + 1) % count]};
        if (signedArea(ear) > 0.0) triangles.push_back(ear);
        polygon.erase(polygon.begin() + static_cast<std::ptrdiff_t>(at));
    }
    if (signedArea(polygon) > 0.0) triangles.push_back(polygon);
    return triangles;
}

// Joins two convex polygons that share an edge. Empty if they share no edge, or if the joined
// polygon is not convex.
Polygon joined(const Polygon& one, const Polygon& other) {
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t j = 0; j < other.size(); ++j) {
            if (one[i] != other[(j + 1) % other.size()] || one[(i + 1) % one.size()] != other[j])
                continue;
            Polygon both;
            for (std::size_t k = 1; k <= one.size(); ++k) both.push_back(one[(i + k) % one.size()]);
            for (std::size_t k = 2; k < other.size(); ++k)
                both.push_back(other[(j + k) % other.size()]);
            return isConvex(both) ? both : Polygon{};
        }
    return {};
}

}  // namespace

double signedArea(std::span<const Vec2> polygon) {
    double twice = 0.0;
    for (std::size_t i = 1; i + 1 < polygon.size(); ++i)
        twice += turn(polygon[0], polygon[i], polygon[i + 1]);
    return twice / 2.0;
}

Polygon convexHull(std::vector<Vec2> points) {
    const auto before = [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; };
    std::sort(points.begin(), points.end(), before);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3) return points;
    Polygon hull;
    const auto extend = [&](auto first, auto last) {
        const std::size_t base = hull.size();
        for (auto point = first; point != last; ++point) {
            while (hull.size() >= base + 2 && turn(hull[hull.size() - 2], hull.back(), *point) <= 0)
                hull.pop_back();
            hull.push_back(*point);
        }
        hull.pop_back();
    };
    extend(points.begin(), points.end());
    extend(points.rbegin(), points.rend());
    return hull;
}

bool isSimple(std::span<const Vec2> polygon) {
    const std::size_t count = polygon.size();
    if (count < 3 || std::abs(signedArea(polygon)) <= sliverArea) return false;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 a = polygon[i], b = polygon[(i + 1) % count], c = polygon[(i + 2) % count];
        if (glm::distance(a, b) <= sameLength) return false;
        // The edge from b to c runs back along the edge from a to b.
        if (std::abs(turn(a, b, c)) <= sameLength * sameLength && glm::dot(b - a, c - b) < 0.0)
            return false;
        for (std::size_t j = i + 2; j < count; ++j) {
            if (i == 0 && j == count - 1) continue;
            if (distanceBetweenSegments(a, b, polygon[j], polygon[(j + 1) % count]) <= sameLength)
                return false;
        }
    }
    return true;
}

bool isConvex(std::span<const Vec2> polygon) {
    const std::size_t count = polygon.size();
    for (std::size_t i = 0; i < count; ++i)
        if (turn(polygon[i], polygon[(i + 1) % count], polygon[(i + 2) % count]) < -sliverArea)
            return false;
    return count >= 3;
}

std::vector<Polygon> convexParts(std::span<const Vec2> polygon) {
    if (isConvex(polygon)) return {Polygon(polygon.begin(), polygon.end())};
    std::vector<Polygon> parts = triangulated(Polygon(polygon.begin(), polygon.end()));
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            Polygon both = joined(parts[i], parts[j]);
            if (both.empty()) continue;
            parts[i] = std::move(both);
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(j));
            j = i;  // restart: the larger polygon may now join an earlier polygon
        }
    return parts;
}

Polygon clip(std::span<const Vec2> polygon, Vec2 normal, double offset) {
    Polygon kept;
    kept.reserve(polygon.size() + 1);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        const double da = glm::dot(normal, a) - offset, db = glm::dot(normal, b) - offset;
        if (da <= 0.0) kept.push_back(a);
        if ((da < 0.0 && db > 0.0) || (da > 0.0 && db < 0.0))
            kept.push_back(a + (b - a) * (da / (da - db)));
    }
    return kept;
}

}  // namespace sightline::geometry
