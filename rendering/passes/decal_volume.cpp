#include "rendering/passes/decal_volume.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <numbers>

namespace sightline::rendering {
namespace {

constexpr int halfTurn = 24;  ///< number of segments in the half circle at each end

/// The closed line at the given distance around an outline's axis, counter-clockwise.
std::vector<glm::dvec2> ringAround(const geometry::Outline& axis, double distance) {
    const glm::dvec2 span = axis.b - axis.a;
    const double angle = glm::length(span) > 1e-9 ? std::atan2(span.y, span.x) : 0.0;
    std::vector<glm::dvec2> ring;
    for (int end = 0; end < 2; ++end) {
        const glm::dvec2 centre = end == 0 ? axis.b : axis.a;
        const double start = angle - std::numbers::pi / 2.0 + end * std::numbers::pi;
        for (int i = 0; i <= halfTurn; ++i) {
            const double turn = start + std::numbers::pi * i / halfTurn;
            ring.push_back(centre + glm::dvec2(std::cos(turn), std::sin(turn)) * distance);
        }
    }
    return ring;
}

void addQuad(std::vector<glm::vec3>& triangles, glm::vec3 a, glm::vec3 b, glm::vec3 c,
             glm::vec3 d) {
    for (const glm::vec3& corner : {a, b, c, a, c, d}) triangles.push_back(corner);
}

void addWall(std::vector<glm::vec3>& triangles, glm::dvec2 from, glm::dvec2 to,
             HeightSpan heights) {
    addQuad(triangles, {from, heights.low}, {to, heights.low}, {to, heights.high},
            {from, heights.high});
}

void addConvex(std::vector<glm::vec3>& triangles, const std::vector<glm::dvec2>& ring,
               HeightSpan heights) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
        addWall(triangles, ring[i], ring[(i + 1) % ring.size()], heights);
        if (i == 0 || i + 1 == ring.size()) continue;
        for (const std::size_t corner : {std::size_t(0), i, i + 1}) {
            triangles.emplace_back(ring[corner], heights.high);
        }
        for (const std::size_t corner : {std::size_t(0), i + 1, i}) {
            triangles.emplace_back(ring[corner], heights.low);
        }
    }
}

/// Twice the area by which the polygon changes if point number `i` is removed.
double loss(std::span<const glm::dvec2> points, std::size_t i) {
    const glm::dvec2 before = points[(i + points.size() - 1) % points.size()],
                     after = points[(i + 1) % points.size()];
    const glm::dvec2 one = points[i] - before, two = after - before;
    return std::abs(one.x * two.y - one.y * two.x);
}

}  // namespace

std::vector<glm::vec3> stripVolume(const geometry::Outline& axis, double inner, double outer,
                                   HeightSpan heights) {
    const double slack = 1.0 / std::cos(std::numbers::pi / halfTurn / 2.0);
    const auto outside = ringAround(axis, outer * slack);
    std::vector<glm::vec3> triangles;
    if (inner <= 0.0) {
        addConvex(triangles, outside, heights);
        return triangles;
    }
    const auto inside = ringAround(axis, inner);
    for (std::size_t i = 0; i < outside.size(); ++i) {
        const std::size_t next = (i + 1) % outside.size();
        addWall(triangles, outside[i], outside[next], heights);
        addWall(triangles, inside[next], inside[i], heights);
        addQuad(triangles, {inside[i], heights.high}, {outside[i], heights.high},
                {outside[next], heights.high}, {inside[next], heights.high});
        addQuad(triangles, {inside[i], heights.low}, {inside[next], heights.low},
                {outside[next], heights.low}, {outside[i], heights.low});
    }
    return triangles;
}

std::vector<glm::vec3> boxVolume(std::span<const glm::dvec2> points, double margin,
                                 HeightSpan heights) {
    glm::dvec2 low = points.front(), high = low;
    for (const glm::dvec2 point : points) {
        low = glm::min(low, point);
        high = glm::max(high, point);
    }
    low -= margin;
    high += margin;
    std::vector<glm::vec3> triangles;
    addConvex(triangles, {low, {high.x, low.y}, high, {low.x, high.y}}, heights);
    return triangles;
}

std::vector<glm::dvec2> thinned(std::span<const glm::dvec2> points, std::size_t most) {
    std::vector<glm::dvec2> left(points.begin(), points.end());
    while (left.size() > most) {
        std::size_t least = 0;
        for (std::size_t i = 1; i < left.size(); ++i) {
            if (loss(left, i) < loss(left, least)) least = i;
        }
        left.erase(left.begin() + std::ptrdiff_t(least));
    }
    return left;
}

}  // namespace sightline::rendering
