/// Overlap tests of convex sets with the GJK algorithm (Gilbert, Johnson, Keerthi). The tests use
/// double precision, and exact support points for round outlines.
#pragma once
#include <optional>

#include "geometry/shape/private/solid.h"

namespace sightline::geometry {

/// The convex hull of two silhouettes. It contains all lines of sight between them.
struct SightHull {
    Silhouette from, to;
};

Vec3 support(const Silhouette& post, Vec3 way);
Vec3 support(const SightHull& hull, Vec3 way);
Vec3 support(std::span<const Vec3> corners, Vec3 way);

/// True if two convex sets overlap, or are closer than 1e-9 inches.
bool overlapConvex(const SightHull& hull, std::span<const Vec3> corners);
bool overlapConvex(const SightHull& hull, const Silhouette& post);
bool overlapConvex(std::span<const Vec3> one, std::span<const Vec3> other);

/// A line between the two silhouettes of the hull that passes through the convex hull of `corners`.
/// Empty if the two hulls do not overlap.
std::optional<Segment> lineThrough(const SightHull& hull, std::span<const Vec3> corners);
std::optional<Segment> lineThrough(const SightHull& hull, const Silhouette& post);

}  // namespace sightline::geometry
