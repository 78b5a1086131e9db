/// A unit as it stands, somewhere else.
#pragma once
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// The same miniatures, the unit leader first, once it stands there and faces so: the others keep
/// their places seen from it. Empty for nobody.
std::vector<geometry::PlacedMini> carriedOver(std::vector<geometry::PlacedMini> unit,
                                              geometry::Vec3 to, geometry::Degrees facing);

}  // namespace sightline::engine
