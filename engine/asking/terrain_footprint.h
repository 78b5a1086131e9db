/// What a piece that the players place or move by hand would cover.
#pragma once
#include <vector>

#include "engine/asking/adjustment.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// Seen from above, in inches, once it lies where the adjustment says; where it lies now without a
/// place of its own. `pieces` are those of the battlefield, as they were laid out. Empty for a
/// piece that is not there.
geometry::Polygon footprintOf(const geometry::Battlefield& field,
                              const std::vector<geometry::PieceSpec>& pieces,
                              const AdjustTerrain& what);

}  // namespace sightline::engine
