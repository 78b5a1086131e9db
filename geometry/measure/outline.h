/// Outlines of bases in the plan, and exact distances between them. Source: Core Rulebook p. 10
/// (Measuring Range: horizontal, base to base, the shortest distance).
#pragma once
#include <algorithm>
#include <span>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// A capsule: all points within `radius` of the segment a-b. For a disc, a equals b. For an oblong
/// base, a and b are the centres of its round ends.
struct Outline {
    Vec2 a{}, b{};
    double radius = 0.0;
};

/// The outline with its radius reduced by `by`, but not below 0.
inline Outline shrunk(const Outline& outline, double by) {
    return {outline.a, outline.b, std::max(0.0, outline.radius - by)};
}

/// Corners of a simple polygon, counter-clockwise; the first corner is not repeated.
using Polygon = std::vector<Vec2>;

/// Shortest distance between two outlines, in either order. 0 if they touch or overlap.
double gap(const Outline& one, const Outline& other);
/// Depth of an overlap: the length of the shortest shift that separates the outlines. 0 if they do
/// not overlap.
double overlapDepth(const Outline& one, const Outline& other);
/// Shortest distance between an outline and a filled polygon. 0 if they touch or overlap.
double gap(const Outline& outline, std::span<const Vec2> polygon);
/// The largest distance that a point of `one` has from `other`. 0 if `one` is completely inside
/// `other`.
double farthest(const Outline& one, const Outline& other);
/// A segment between the closest points of two outlines. If the outlines overlap, both ends are the
/// same point.
struct PlanSegment {
    Vec2 from{}, to{};
};
PlanSegment closestPoints(const Outline& one, const Outline& other);

double distanceToSegment(Vec2 point, Vec2 a, Vec2 b);
double distanceBetweenSegments(Vec2 a, Vec2 b, Vec2 c, Vec2 d);
bool contains(std::span<const Vec2> polygon, Vec2 point);

}  // namespace sightline::geometry
