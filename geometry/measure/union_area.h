/// Area that polygons cover together, whatever of them lies over each other.
#pragma once
#include "geometry/measure/outline.h"

namespace sightline::geometry {

/// Square inches of the union of simple polygons within the rectangle from `low` to `high`, by an
/// exact scanline: between two heights at which a corner or a crossing of two edges lies, what is
/// covered of a line across grows evenly, so its length in the middle says the area of the strip.
double unionArea(std::span<const Polygon> polygons, Vec2 low, Vec2 high);

}  // namespace sightline::geometry
