/// Clips convex polygons in space by vertical planes.
#pragma once
#include <algorithm>
#include <array>
#include <cassert>

#include "geometry/shape/private/solid.h"

namespace sightline::geometry {

struct Levels {
    double lo = 0.0, hi = 0.0;
};

/// A polygon that results from clipping a triangle by up to eight vertical planes. It needs no heap
/// memory.
struct ClippedPolygon {
    /// Each of the eight planes adds at most one corner. Rounding may add one more.
    static constexpr std::size_t mostPoints = 3 + 8 + 1;
    std::array<Vec3, mostPoints> points{};
    std::size_t count = 0;

    static ClippedPolygon of(const Triangle& triangle) {
        return {{triangle.a, triangle.b, triangle.c}, 3};
    }

    /// The part of the polygon where dot(normal, p) <= offset. The normal is a vector in the plan.
    ClippedPolygon cut(Vec2 normal, double offset) const {
        ClippedPolygon kept;
        const auto side = [&](Vec3 p) { return normal.x * p.x + normal.y * p.y - offset; };
        for (std::size_t i = 0; i < count; ++i) {
            const Vec3 a = points[i], b = points[i + 1 == count ? 0 : i + 1];
            const double da = side(a), db = side(b);
            if (da <= 0.0) kept.add(a);
            if ((da < 0.0 && db > 0.0) || (da > 0.0 && db < 0.0))
                kept.add(a + (b - a) * (da / (da - db)));
        }
        return kept;
    }
    /// The part of the polygon between the lines x = lo and x = hi (axis 0), or between y = lo and
    /// y = hi (axis 1).
    ClippedPolygon strip(int axis, double lo, double hi) const {
        const Vec2 way = axis == 0 ? Vec2(1.0, 0.0) : Vec2(0.0, 1.0);
        return cut(way, hi).cut(-way, -lo);
    }
    void add(Vec3 point) {
        assert(count < points.size());
        points[count++] = point;
    }
    Levels levels() const {
        Levels span{points[0].z, points[0].z};
        for (std::size_t i = 1; i < count; ++i) {
            span.lo = std::min(span.lo, points[i].z);
            span.hi = std::max(span.hi, points[i].z);
        }
        return span;
    }
};

}  // namespace sightline::geometry
