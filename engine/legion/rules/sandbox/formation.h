/// Moves a whole unit and keeps its formation.
#pragma once
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// Returns the miniatures after the unit leader, which is the first one, was placed at `to` with
/// that facing. The other miniatures keep their places relative to the leader. Returns an empty
/// list for an empty unit.
std::vector<geometry::PlacedMini> carriedOver(std::vector<geometry::PlacedMini> unit,
                                              geometry::Vec3 to, geometry::Degrees facing);

}  // namespace sightline::engine
