/// Distances from a segment, exact in double precision. Private to geometry.
#pragma once
#include "geometry/solid.h"

namespace sightline::geometry {

/// The closest points of a segment and something else.
struct Closest {
    double distance = 0.0;
    double fraction = 0.0;  ///< of the segment
    Vec3 on{};              ///< the point of the segment
    Vec3 other{};           ///< the point of the other
};

Closest closest(const Segment& segment, const Segment& other);
/// Distance 0 where the segment crosses the triangle; `upTo` as soon as it is surely no less.
Closest closest(const Segment& segment, const Triangle& triangle, double upTo);

}  // namespace sightline::geometry
