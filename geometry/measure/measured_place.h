/// Positions of miniatures by tape measure: from the edges of the table, or from another base.
/// Distances are measured in the plan, from the rims of the bases.
#pragma once
#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// Distance of the base from the left edge (x = 0) and from the near edge (y = 0) of the table.
/// Inches, negative where the base is over the edge.
Vec2 fromEdges(const Mini& mini);
/// Centre of the base when it has these distances from the two edges. The facing stays.
Vec2 placeFromEdges(const Mini& mini, Vec2 inches);
/// Centre of the base at a distance of `inches` from the other base. The direction between the two
/// centres stays; with equal centres the direction is +x. The facing stays. Exact to 1e-9.
Vec2 placeFromBase(const Mini& mini, const Mini& other, double inches);

}  // namespace sightline::geometry
