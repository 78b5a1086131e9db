/// Polygons in the plan: area, convex hull, test for simple polygons, convex decomposition.
#pragma once
#include "geometry/measure/outline.h"

namespace sightline::geometry {

inline double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

double signedArea(std::span<const Vec2> polygon);
Polygon convexHull(std::vector<Vec2> points);
/// True if the polygon is simple: its area is not zero, and only neighbouring edges meet, only at
/// their common corner.
bool isSimple(std::span<const Vec2> polygon);
bool isConvex(std::span<const Vec2> polygon);
std::vector<Polygon> convexParts(std::span<const Vec2> polygon);
/// The part of a convex polygon whose points p satisfy dot(normal, p) <= offset.
Polygon clip(std::span<const Vec2> polygon, Vec2 normal, double offset);

}  // namespace sightline::geometry
