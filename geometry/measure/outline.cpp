#include "geometry/measure/outline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "geometry/measure/polygon.h"

namespace sightline::geometry {
namespace {

Vec2 closestOnSegment(Vec2 point, Vec2 a, Vec2 b) {
    const Vec2 along = b - a;
    const double squared = glm::dot(along, along);
    if (squared == 0.0) return a;
    return a + along * std::clamp(glm::dot(point - a, along) / squared, 0.0, 1.0);
}

bool properlyCross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    const double abc = cross(b - a, c - a), abd = cross(b - a, d - a);
    const double cda = cross(d - c, a - c), cdb = cross(d - c, b - c);
    return ((abc > 0.0 && abd < 0.0) || (abc < 0.0 && abd > 0.0)) &&
           ((cda > 0.0 && cdb < 0.0) || (cda < 0.0 && cdb > 0.0));
}

PlanSegment closestBetweenSegments(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    if (a == b) return {a, closestOnSegment(a, c, d)};
    if (c == d) return {closestOnSegment(c, a, b), c};
    if (properlyCross(a, b, c, d)) {
        const double t = cross(c - a, d - c) / cross(b - a, d - c);
        const Vec2 point = a + (b - a) * t;
        return {point, point};
    }
    const std::array<PlanSegment, 4> ends{{{a, closestOnSegment(a, c, d)},
                                           {b, closestOnSegment(b, c, d)},
                                           {closestOnSegment(c, a, b), c},
                                           {closestOnSegment(d, a, b), d}}};
    return *std::min_element(ends.begin(), ends.end(), [](const auto& one, const auto& other) {
        return glm::distance(one.from, one.to) < glm::distance(other.from, other.to);
    });
}

}  // namespace

double distanceToSegment(Vec2 point, Vec2 a, Vec2 b) {
    return glm::distance(point, closestOnSegment(point, a, b));
}

double distanceBetweenSegments(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    const PlanSegment closest = closestBetweenSegments(a, b, c, d);
    return glm::distance(closest.from, closest.to);
}

double gap(const Outline& one, const Outline& other) {
    const double cores = distanceBetweenSegments(one.a, one.b, other.a, other.b);
    return std::max(0.0, cores - (one.radius + other.radius));
}

double overlapDepth(const Outline& one, const Outline& other) {
    const double radii = one.radius + other.radius;
    if (!properlyCross(one.a, one.b, other.a, other.b)) {
        const double cores = distanceBetweenSegments(one.a, one.b, other.a, other.b);
        return std::max(0.0, radii - cores);
    }
    // The core segments of the two capsules cross. So the depth is the distance from the origin to
    // the border of their Minkowski difference.
    const std::array<Vec2, 4> corners{one.a - other.a, one.b - other.a, one.b - other.b,
                                      one.a - other.b};
    double out = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < 4; ++i)
        out = std::min(out, distanceToSegment({}, corners[i], corners[(i + 1) % 4]));
    return radii + out;
}

double gap(const Outline& outline, std::span<const Vec2> polygon) {
    if (contains(polygon, outline.a)) return 0.0;
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 next = polygon[(i + 1) % polygon.size()];
        nearest =
            std::min(nearest, distanceBetweenSegments(outline.a, outline.b, polygon[i], next));
    }
    return std::max(0.0, nearest - outline.radius);
}

double farthest(const Outline& one, const Outline& other) {
    const double core = std::max(distanceToSegment(one.a, other.a, other.b),
                                 distanceToSegment(one.b, other.a, other.b));
    return std::max(0.0, core + one.radius - other.radius);
}

PlanSegment closestPoints(const Outline& one, const Outline& other) {
    const PlanSegment cores = closestBetweenSegments(one.a, one.b, other.a, other.b);
    const double distance = glm::distance(cores.from, cores.to);
    if (distance == 0.0) return cores;
    const Vec2 along = (cores.to - cores.from) / distance;
    if (distance <= one.radius + other.radius) {
        const double first = std::max(0.0, distance - other.radius);
        const double last = std::min(distance, one.radius);
        const Vec2 shared = cores.from + along * ((first + last) / 2.0);
        return {shared, shared};
    }
    return {cores.from + along * one.radius, cores.to - along * other.radius};
}

bool contains(std::span<const Vec2> polygon, Vec2 point) {
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Vec2 a = polygon[i], b = polygon[j];
        if (distanceToSegment(point, a, b) <= sameLength) return true;
        if ((a.y > point.y) != (b.y > point.y) &&
            point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

}  // namespace sightline::geometry
