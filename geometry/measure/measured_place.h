/// Positions of miniatures that are measured with a tape: from the edges of the table, or from
/// another base. Distances are measured in the plan, from the rims of the bases.
#pragma once
#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// Distances of the base from the left edge (x = 0) and from the near edge (y = 0) of the table.
/// Inches. A distance is negative if the base is over that edge.
Vec2 fromEdges(const Mini& mini);
/// The centre of the base if the base has these distances from the two edges. The facing stays.
Vec2 placeFromEdges(const Mini& mini, Vec2 inches);
/// The centre of the base if the base is `inches` away from the other base. The direction between
/// the two centres stays. If the centres are equal, the direction is +x. The facing stays. Exact to
/// 1e-9.
Vec2 placeFromBase(const Mini& mini, const Mini& other, double inches);

}  // namespace sightline::geometry
