/// Terrain under the range tool between two bases.
#pragma once
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// An impassable piece that the range tool would overlap (p. 23); null if there is none.
const Piece* impassableUnderRuler(const Battlefield& field, const Mini& one, const Mini& other);

}  // namespace sightline::geometry
