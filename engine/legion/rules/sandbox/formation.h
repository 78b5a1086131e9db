/// Moves a whole unit and keeps its formation.
#pragma once
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// The same miniatures with the unit leader, the first one, at `to` with that facing; the others
/// keep their places relative to it. Empty for an empty unit.
std::vector<geometry::PlacedMini> carriedOver(std::vector<geometry::PlacedMini> unit,
                                              geometry::Vec3 to, geometry::Degrees facing);

}  // namespace sightline::engine
