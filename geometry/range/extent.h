/// Extents: the outlines in the plan that ranges are measured between.
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
/// Maximum distance of any point of `one` from `other`; 0 if `one` is completely inside. Exact to
/// 1e-9 if `other` is convex; otherwise bisection to 1e-7.
double farthest(const Extent& one, const Extent& other);

/// The round footprint of a token. POIs are 2 inches wide (p. 18).
Outline token(Vec2 centre, double diameter);

enum class TableSide { blue, right, red, left };  ///< y = 0, x = width, y = depth, x = 0
Outline tableEdge(TableSize table, TableSide side);

}  // namespace sightline::geometry
