/// Aligns several pieces, or distributes them evenly, by their bounding rectangles in the plan.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

enum class Alignment { left, right, near, far, middleX, middleY };

/// Aligns the pieces. For a side, all pieces are aligned with the piece that is farthest towards
/// this side. For `middleX` or `middleY`, they are aligned with the middle of all pieces. Returns a
/// problem for fewer than two pieces, and the problems of `moved`.
Edited aligned(const TerrainLayout& layout, const PieceIds& ids, Alignment to);

enum class Along { width, depth };

/// Makes the gaps between neighbouring pieces equal. The two outermost pieces do not move. Returns
/// a problem for fewer than three pieces.
Edited distributed(const TerrainLayout& layout, const PieceIds& ids, Along along);

}  // namespace sightline::engine
