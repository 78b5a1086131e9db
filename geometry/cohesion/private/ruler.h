/// Search for impassable terrain under the range ruler between two bases.
#pragma once
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// The first impassable terrain piece under the range ruler between two bases (p. 23). Null if
/// there is none.
const Piece* impassableUnderRuler(const Battlefield& field, const Mini& one, const Mini& other);

}  // namespace sightline::geometry
