/// Places a miniature at measured distances: from two edges of the table, or from another base. The
/// distances are horizontal and are measured from the rims of the bases.
#pragma once
#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// The distances of the base from the table's left edge (x = 0) and near edge (y = 0), inches. A
/// distance is negative if the base extends over the edge.
Vec2 fromEdges(const Mini& mini);
/// The centre of a base that has the distances `inches` from the left edge and the near edge. The
/// facing stays.
Vec2 placeFromEdges(const Mini& mini, Vec2 inches);
/// The centre of the base at the distance `inches` from the other base. The base moves along the
/// line between the two centres. If the centres are equal, it moves along +x. The facing stays. The
/// result is exact to 1e-9.
Vec2 placeFromBase(const Mini& mini, const Mini& other, double inches);

}  // namespace sightline::geometry
