/// Stacking: places pieces on the terrain below them.
#pragma once
#include "engine/layouts/layout_edits.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// Places each of these pieces on the highest surface below it: the mat, or terrain that is not one
/// of these pieces. A piece that stands on another one of these pieces keeps its height above that
/// piece. Area terrain carries nothing. Problems: all problems of `moved`, and a table that
/// geometry refuses.
Edited rested(const TerrainLayout& layout, const PieceIds& ids,
              const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
