/// Where a miniature stands when it is said by a tape measure: from the edges of the table, or from
/// another base. Seen from above; bases are measured at their rims.
#pragma once
#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// How far its base is from the left (x = 0) and from the near edge (y = 0) of the table. Inches,
/// negative where it reaches over.
Vec2 fromEdges(const Mini& mini);
/// Its centre, turned as it is, when its base is so far from those edges.
Vec2 placeFromEdges(const Mini& mini, Vec2 inches);
/// Its centre, turned as it is, when its base is `inches` from the other one, in the direction in
/// which it lies from there; along x where it stands upon it. Exact to 1e-9.
Vec2 placeFromBase(const Mini& mini, const Mini& other, double inches);

}  // namespace sightline::geometry
