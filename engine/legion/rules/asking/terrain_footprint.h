/// The footprint of a terrain piece that players place or move by hand.
#pragma once
#include <vector>

#include "engine/legion/rules/asking/adjustment.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// The area from above, in inches, at the place of the adjustment, or at the piece's current place
/// if the adjustment has none. `pieces` are the battlefield's pieces as they were laid out. Empty
/// if the piece does not exist.
geometry::Polygon footprintOf(const geometry::Battlefield& field,
                              const std::vector<geometry::PieceSpec>& pieces,
                              const AdjustTerrain& what);

}  // namespace sightline::engine
