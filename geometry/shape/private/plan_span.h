/// Stretches of a line seen from above.
#pragma once
#include "geometry/measure/outline.h"

namespace sightline::geometry {

/// A stretch of a segment, as fractions; empty when first > last.
struct Span {
    double first = 0.0, last = 1.0;
    bool empty() const { return first > last; }
    /// To where a linear value that is `from` at the start and `to` at the end is not negative.
    void cut(double from, double to);
};

/// What of the segment lies in the outline.
Span within(const Outline& outline, Vec2 from, Vec2 to);
/// What of it lies in a triangle whose corners are in counter-clockwise order.
Span within(const Vec2 (&corners)[3], Vec2 from, Vec2 to);

/// The point of the outline that lies farthest in a direction of unit length.
inline Vec2 farthestPoint(const Outline& outline, Vec2 way) {
    return (glm::dot(outline.a, way) > glm::dot(outline.b, way) ? outline.a : outline.b) +
           way * outline.radius;
}

}  // namespace sightline::geometry
