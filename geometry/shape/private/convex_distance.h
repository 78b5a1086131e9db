/// Do two convex sets overlap? By support points (Gilbert, Johnson, Keerthi), in double precision,
/// with exact support for round outlines.
#pragma once
#include <optional>

#include "geometry/shape/private/solid.h"

namespace sightline::geometry {

/// The convex hull of two silhouettes, from which lines of sight are drawn.
struct SightHull {
    Silhouette from, to;
};

Vec3 support(const Silhouette& post, Vec3 way);
Vec3 support(const SightHull& hull, Vec3 way);
Vec3 support(std::span<const Vec3> corners, Vec3 way);

/// Closer than 1e-9 counts as overlapping.
bool overlapConvex(const SightHull& hull, std::span<const Vec3> corners);
bool overlapConvex(const SightHull& hull, const Silhouette& post);
bool overlapConvex(std::span<const Vec3> one, std::span<const Vec3> other);

/// A line from the one silhouette to the other through a point that the hull shares with the other
/// set; none when they are apart.
std::optional<Segment> lineThrough(const SightHull& hull, std::span<const Vec3> corners);
std::optional<Segment> lineThrough(const SightHull& hull, const Silhouette& post);

}  // namespace sightline::geometry
