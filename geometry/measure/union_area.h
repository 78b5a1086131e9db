/// Area of a union of polygons.
#pragma once
#include "geometry/measure/outline.h"

namespace sightline::geometry {

/// Area of the union of simple polygons within the rectangle from `low` to `high`, square inches.
/// Exact scanline algorithm: the corners and the crossings of edges divide the rectangle into
/// horizontal strips. Within a strip, the covered length of the scanline changes linearly, so the
/// covered length in the middle gives the area of the strip.
double unionArea(std::span<const Polygon> polygons, Vec2 low, Vec2 high);

}  // namespace sightline::geometry
