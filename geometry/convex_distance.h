/// Do two convex sets overlap? By support points (Gilbert, Johnson, Keerthi), in double precision,
/// with exact support for round outlines. Private to geometry.
#pragma once
#include "geometry/solid.h"

namespace sightline::geometry {

/// The convex hull of two silhouettes, from which lines of sight are drawn.
struct SightHull {
    Silhouette from, to;
};

Vec3 support(const Silhouette& post, Vec3 way);
Vec3 support(const SightHull& hull, Vec3 way);
Vec3 support(std::span<const Vec3> corners, Vec3 way);

/// A shared point of two convex sets, as the hull's support sees it; none when they are apart.
bool overlapConvex(const SightHull& hull, std::span<const Vec3> corners);
bool overlapConvex(const SightHull& hull, const Silhouette& post);

}  // namespace sightline::geometry
