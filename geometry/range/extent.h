/// What a range is measured between: anything with an outline seen from above.
#pragma once
#include <variant>

#include "geometry/table/battlefield.h"

namespace sightline::geometry {

/// A base or token (disc or oblong), a stretch of the battlefield's edge (an outline of radius 0),
/// or a filled polygon such as a footprint; polygons need not be convex.
using Extent = std::variant<Outline, Polygon>;

/// Shortest distance; 0 when they touch or overlap. Symmetric, exact to 1e-9.
double gap(const Extent& one, const Extent& other);
/// Two closest points, one of each; the same point when they touch or overlap.
PlanSegment closestPoints(const Extent& one, const Extent& other);
/// The farthest that any point of `one` lies from `other`; 0 when wholly inside. Exact to 1e-9 when
/// `other` is convex, else to 1e-7 by halving.
double farthest(const Extent& one, const Extent& other);

/// The round footprint of a token. POIs are 2 inches wide (p. 18).
Outline token(Vec2 centre, double diameter);

enum class TableSide { blue, right, red, left };  ///< y = 0, x = width, y = depth, x = 0
Outline tableEdge(TableSize table, TableSide side);

}  // namespace sightline::geometry
