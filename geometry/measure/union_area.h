/// Area of a union of polygons.
#pragma once
#include "geometry/measure/outline.h"

namespace sightline::geometry {

/// Square inches of the union of simple polygons within the rectangle from `low` to `high`. An
/// exact scanline: corners and crossings of edges cut the rectangle into strips. Within a strip the
/// covered length changes linearly, so its length in the middle gives the area of the strip.
double unionArea(std::span<const Polygon> polygons, Vec2 low, Vec2 high);

}  // namespace sightline::geometry
