/// Moves all miniatures of a unit and keeps the unit's formation.
#pragma once
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// Moves the unit leader, the first miniature, to `to` with this facing. The other miniatures keep
/// their positions relative to the leader. Returns all miniatures; the list is empty if `unit` is
/// empty.
std::vector<geometry::PlacedMini> carriedOver(std::vector<geometry::PlacedMini> unit,
                                              geometry::Vec3 to, geometry::Degrees facing);

}  // namespace sightline::engine
