/// Extents: shapes seen from above. A range is the horizontal distance between two extents.
#pragma once
#include <variant>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

/// A shape in the plan: a base or a token (disc or oblong), a portion of the battlefield's edge (an
/// outline with radius 0), or a filled polygon, such as the footprint of terrain. Polygons need not
/// be convex.
using Extent = std::variant<Outline, Polygon>;

/// Shortest distance between two extents, in either order. 0 if they touch or overlap. Exact to
/// 1e-9.
double gap(const Extent& one, const Extent& other);
/// The two closest points, one of each extent. If the extents touch or overlap, both points are
/// equal.
PlanSegment closestPoints(const Extent& one, const Extent& other);
/// The largest distance that a point of `one` has from `other`. 0 if `one` is completely inside
/// `other`. Exact to 1e-9 if `other` is convex, otherwise to 1e-7.
double farthest(const Extent& one, const Extent& other);

/// The round footprint of a token. Points of interest (POIs) have a diameter of 2 inches (p. 18).
Outline token(Vec2 centre, double diameter);

/// The sides of the table, in this order: y = 0, x = width, y = depth, x = 0.
enum class TableSide { blue, right, red, left };
Outline tableEdge(TableSize table, TableSide side);

}  // namespace sightline::geometry
