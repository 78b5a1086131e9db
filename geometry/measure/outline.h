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

/// The outline with a radius that is smaller by `by`. The radius is at least 0.
inline Outline shrunk(const Outline& outline, double by) {
    return {outline.a, outline.b, std::max(0.0, outline.radius - by)};
}

/// Simple and counter-clockwise; the first corner is not repeated.
using Polygon = std::vector<Vec2>;

/// Shortest distance between two outlines. 0 if they touch or overlap. Symmetric.
double gap(const Outline& one, const Outline& other);
/// Depth of an overlap: the length of the shortest shift that separates the outlines. 0 if they do
/// not overlap.
double overlapDepth(const Outline& one, const Outline& other);
/// Shortest distance to the filled polygon. 0 if they touch or overlap.
double gap(const Outline& outline, std::span<const Vec2> polygon);
/// Maximum distance of any point of `one` from `other`; 0 if `one` is completely inside.
double farthest(const Outline& one, const Outline& other);
/// The two closest points, one on each outline. If the outlines overlap, both points are equal.
struct PlanSegment {
    Vec2 from{}, to{};
};
PlanSegment closestPoints(const Outline& one, const Outline& other);

double distanceToSegment(Vec2 point, Vec2 a, Vec2 b);
double distanceBetweenSegments(Vec2 a, Vec2 b, Vec2 c, Vec2 d);
bool contains(std::span<const Vec2> polygon, Vec2 point);

}  // namespace sightline::geometry
