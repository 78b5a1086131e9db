/// Aligns several pieces, or distributes them evenly, by their bounding rectangles in the plan.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

enum class Alignment { left, right, near, far, middleX, middleY };

/// Aligns with the outermost piece, or with the middle of all. Problems: fewer than two pieces, and
/// those of `moved`.
Edited aligned(const TerrainLayout& layout, const PieceIds& ids, Alignment to);

enum class Along { width, depth };

/// Equal gaps between neighbours; the two outermost pieces stay. Problems: fewer than three pieces.
Edited distributed(const TerrainLayout& layout, const PieceIds& ids, Along along);

}  // namespace sightline::engine
