/// Pairs the faces at one edge of a mesh. Used for meshes with more than two faces at an edge.
#pragma once
#include <span>
#include <utility>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// For each face at an edge: the direction of its third corner, as an angle around the edge.
/// Radians from -pi to pi, from an arbitrary zero. Requires an edge of positive length.
std::vector<double> anglesRound(const Segment& edge, std::span<const Vec3> thirdCorners);

/// Pairs the faces at an edge, as indices into `angles` (from `anglesRound`). The method is greedy:
/// it repeatedly pairs the two faces that are most nearly in one plane, until at most one face is
/// left. The run time is n log n, even if many faces coincide.
std::vector<std::pair<std::size_t, std::size_t>> smoothestPairs(std::span<const double> angles);

}  // namespace sightline::geometry
