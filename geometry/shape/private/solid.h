/// The solids of terrain, and tests whether a line enters them. Each solid counts as smaller by
/// `sameLength` on all sides, so a line along a face or an edge is outside.
#pragma once
#include <vector>

#include "geometry/measure/miniature.h"
#include "geometry/shape/private/box.h"

namespace sightline::geometry {

/// The points with dot(normal, point) <= offset. The normal has unit length.
struct HalfSpace {
    Vec3 normal{};
    double offset = 0.0;
};

/// A convex polyhedron, also a flat one.
struct Convex {
    std::vector<HalfSpace> faces;
    std::vector<Vec3> corners;
};

struct Triangle {
    Vec3 a{}, b{}, c{};
    int part = 0;
};

/// The bottom of a solid for tests of sight. A solid on the mat is extended below the mat, so that
/// no line slips between them.
double rooted(double bottom);

/// A vertical prism over a simple polygon, and its decomposition into convex solids.
struct Column {
    Polygon polygon;
    double bottom = 0.0, top = 0.0;
    std::vector<Convex> parts;
};

/// The part of a segment inside a solid, as fractions.
struct Stretch {
    double first = 0.0, last = 1.0;
    bool empty() const { return first >= last; }
};

/// The part of the segment inside the solid enlarged by `grow` (negative: reduced).
Stretch stretchIn(const Convex& solid, const Segment& segment, double grow);
Stretch stretchIn(const Silhouette& post, const Segment& segment, double grow);
/// The first stretch inside the column. Empty if the segment does not enter.
Stretch stretchIn(const Column& column, const Segment& segment, double grow);

bool enters(const Segment& segment, const Convex& solid);
bool enters(const Segment& segment, const Silhouette& post);
bool enters(const Segment& segment, const Column& column);

/// The normal of the triangle, not of unit length.
inline Vec3 normalOf(const Triangle& triangle) {
    return glm::cross(triangle.b - triangle.a, triangle.c - triangle.a);
}

Box boxOf(const Convex& solid);
Box boxOf(const Triangle& triangle);
Box boxOf(const Silhouette& post);

/// The faces reach down to `rooted(bottom)`, the corners to `bottom`.
Convex uprightConvex(std::span<const Vec2> convexPolygon, double bottom, double top);
Column column(Polygon polygon, double bottom, double top);
/// A convex solid that is inside the silhouette and close to its surface.
Convex inscribed(const Silhouette& post);

}  // namespace sightline::geometry
