/// Stacking: places pieces on the terrain below them.
#pragma once
#include "engine/layouts/layout_edits.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// Places each of the pieces `ids` on the highest surface below it: the mat, or terrain that is not
/// in `ids`. A piece that stands on another piece of `ids` keeps its height above that piece. Area
/// terrain carries no piece. Returns the problems of `moved`, and a problem if the geometry refuses
/// the table.
Edited rested(const TerrainLayout& layout, const PieceIds& ids,
              const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
