/// Stacking: places pieces on top of the terrain below them.
#pragma once
#include "engine/layouts/layout_edits.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// Places each of these pieces on the highest surface below it: the mat, or terrain that is not one
/// of them. A piece on top of another one of them keeps its height above that piece. Area terrain
/// supports nothing. Problems: those of `moved`, and of a table that geometry refuses.
Edited rested(const TerrainLayout& layout, const PieceIds& ids,
              const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
