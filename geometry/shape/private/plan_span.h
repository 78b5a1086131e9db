/// Parts of plan segments that lie inside a shape.
#pragma once
#include "geometry/measure/outline.h"

namespace sightline::geometry {

/// A part of a segment, as two fractions. Empty if first > last.
struct Span {
    double first = 0.0, last = 1.0;
    bool empty() const { return first > last; }
    /// Keeps the part of the span where a linear function is not negative. The function has the
    /// value `from` at the start of the segment and the value `to` at its end.
    void cut(double from, double to);
};

/// The part of the segment inside the outline.
Span within(const Outline& outline, Vec2 from, Vec2 to);
/// The part of the segment inside a triangle with counter-clockwise corners.
Span within(const Vec2 (&corners)[3], Vec2 from, Vec2 to);

/// The outline's farthest point in the direction `way` (of unit length).
inline Vec2 farthestPoint(const Outline& outline, Vec2 way) {
    return (glm::dot(outline.a, way) > glm::dot(outline.b, way) ? outline.a : outline.b) +
           way * outline.radius;
}

}  // namespace sightline::geometry
