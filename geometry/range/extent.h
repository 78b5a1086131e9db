/// Extents: the outlines in the plan between which ranges are measured.
#pragma once
#include <variant>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

/// One of three shapes: a base or token (disc or oblong), a stretch of the battlefield's edge (an
/// outline of radius 0), or a filled polygon such as a footprint. Polygons need not be convex.
using Extent = std::variant<Outline, Polygon>;

/// Shortest distance. 0 if they touch or overlap. Symmetric, exact to 1e-9.
double gap(const Extent& one, const Extent& other);
/// The two closest points, one of each extent. They are equal if the extents touch or overlap.
PlanSegment closestPoints(const Extent& one, const Extent& other);
/// Maximum distance of any point of `one` from `other`. 0 if `one` is completely inside. Exact to
/// 1e-9 if `other` is convex; otherwise to 1e-7, by bisection.
double farthest(const Extent& one, const Extent& other);

/// The round footprint of a token. POIs have a diameter of 2 inches (p. 18).
Outline token(Vec2 centre, double diameter);

enum class TableSide { blue, right, red, left };  ///< the edges y = 0, x = width, y = depth, x = 0
Outline tableEdge(TableSize table, TableSide side);

}  // namespace sightline::geometry
