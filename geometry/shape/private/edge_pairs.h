/// Which of the faces that share an edge are neighbours.
#pragma once
#include <span>
#include <utility>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// In which direction each face leaves the edge that its third corner lies beyond: radians round
/// the edge, from -pi to pi, counted from anywhere. Requires an edge with a length.
std::vector<double> anglesRound(const Segment& edge, std::span<const Vec3> thirdCorners);

/// Pairs of places in `angles` (as above): again and again the two that run through the edge most
/// smoothly, that is most nearly opposite, until at most one is left. In time n log n, however many
/// faces coincide.
std::vector<std::pair<std::size_t, std::size_t>> smoothestPairs(std::span<const double> angles);

}  // namespace sightline::geometry
