/// Stacking: pieces come to rest on what stands there.
#pragma once
#include "engine/layouts/layout_edits.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// Sets each of these pieces down on the highest surface below it: the mat, or terrain that is none
/// of them. What stands on another one of them keeps its height over that. Area terrain carries
/// nothing. Problems: those of `moved`, and of a table that space refuses.
Edited rested(const TerrainLayout& layout, const PieceIds& ids,
              const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
