/// Pairs up the faces that share an edge, for meshes with more than two faces at an edge.
#pragma once
#include <span>
#include <utility>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// Direction of each face around the edge, towards its third corner: radians from -pi to pi, from
/// an arbitrary zero. Requires an edge with a length.
std::vector<double> anglesRound(const Segment& edge, std::span<const Vec3> thirdCorners);

/// Pairs of indices into `angles` (as above). Greedy: repeatedly pairs the two faces that are most
/// nearly opposite, until at most one is left. Runs in n log n, also if many faces coincide.
std::vector<std::pair<std::size_t, std::size_t>> smoothestPairs(std::span<const double> angles);

}  // namespace sightline::geometry
