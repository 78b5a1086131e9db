/// Solid shapes of terrain, and tests whether a line enters them. Each solid counts as smaller by
/// `sameLength` on all sides. So a line along a face or an edge does not enter.
#pragma once
#include <vector>

#include "geometry/measure/miniature.h"
#include "geometry/shape/private/box.h"

namespace sightline::geometry {

/// A half-space: the points with dot(normal, point) <= offset. The normal has unit length.
struct HalfSpace {
    Vec3 normal{};
    double offset = 0.0;
};

/// A convex polyhedron. It may be flat.
struct Convex {
    std::vector<HalfSpace> faces;
    std::vector<Vec3> corners;
};

struct Triangle {
    Vec3 a{}, b{}, c{};
    int part = 0;
};

/// The bottom of a solid in tests of sight lines. A solid on the mat is extended below the mat, so
/// that no line passes between the solid and the mat.
double rooted(double bottom);

/// A vertical prism over a simple polygon. `parts` are its convex parts.
struct Column {
    Polygon polygon;
    double bottom = 0.0, top = 0.0;
    std::vector<Convex> parts;
};

/// The part of a segment inside a solid, as two fractions.
struct Stretch {
    double first = 0.0, last = 1.0;
    bool empty() const { return first >= last; }
};

/// The part of the segment inside the solid, after all faces of the solid were moved outward by
/// `grow` inches (inward if negative).
Stretch stretchIn(const Convex& solid, const Segment& segment, double grow);
Stretch stretchIn(const Silhouette& post, const Segment& segment, double grow);
/// The first part of the segment inside the column. Empty if the segment does not enter the column.
Stretch stretchIn(const Column& column, const Segment& segment, double grow);

bool enters(const Segment& segment, const Convex& solid);
bool enters(const Segment& segment, const Silhouette& post);
bool enters(const Segment& segment, const Column& column);

/// A normal of the triangle. Its length is not 1.
inline Vec3 normalOf(const Triangle& triangle) {
    return glm::cross(triangle.b - triangle.a, triangle.c - triangle.a);
}

Box boxOf(const Convex& solid);
Box boxOf(const Triangle& triangle);
Box boxOf(const Silhouette& post);

/// A vertical convex prism. Its half-spaces reach down to `rooted(bottom)`, but its corners only to
/// `bottom`.
Convex uprightConvex(std::span<const Vec2> convexPolygon, double bottom, double top);
Column column(Polygon polygon, double bottom, double top);
/// A convex solid inside the silhouette. It almost fills the silhouette.
Convex inscribed(const Silhouette& post);

}  // namespace sightline::geometry
