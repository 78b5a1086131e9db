/// Putting several pieces in line, or at equal distances, by their upright rectangles from above.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

enum class Alignment { left, right, near, far, middleX, middleY };

/// Along the outermost of them, or through the middle of all. Problems: fewer than two pieces, and
/// those of `moved`.
Edited aligned(const TerrainLayout& layout, const PieceIds& ids, Alignment to);

enum class Along { width, depth };

/// With the same room between neighbours; the outermost two stay. Problems: fewer than three.
Edited distributed(const TerrainLayout& layout, const PieceIds& ids, Along along);

}  // namespace sightline::engine
