/// Copy and paste of pieces between layouts.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

/// Copies the pieces `ids` to a new layout with a table of the same size.
TerrainLayout clipOf(const TerrainLayout& layout, const PieceIds& ids);
/// Adds copies of all pieces of the layout `clip`. The middle of the copies is at `at`. The copies
/// are the last pieces of the new layout. Returns the problems of `withPiece`.
Edited pasted(const TerrainLayout& layout, const TerrainLayout& clip, geometry::Vec2 at);

}  // namespace sightline::engine
