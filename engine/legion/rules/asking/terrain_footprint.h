/// The footprint of a terrain piece that a player places or moves by hand.
#pragma once
#include <vector>

#include "engine/legion/rules/asking/adjustment.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// Returns the outline of the terrain piece as seen from above, in inches. The piece is at the
/// place in `what`, or at its current place if `what` has no place. `pieces` are the pieces of the
/// battlefield at the start of the game. Returns an empty polygon if the piece does not exist.
geometry::Polygon footprintOf(const geometry::Battlefield& field,
                              const std::vector<geometry::PieceSpec>& pieces,
                              const AdjustTerrain& what);

}  // namespace sightline::engine
