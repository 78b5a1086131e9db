/// Pieces carried from one layout to another.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

/// These pieces alone on a table of the same size.
TerrainLayout clipOf(const TerrainLayout& layout, const PieceIds& ids);
/// All pieces of the clip, their common middle at that place; they are the last pieces of the new
/// layout. Problems: those of `withPiece`.
Edited pasted(const TerrainLayout& layout, const TerrainLayout& clip, geometry::Vec2 at);

}  // namespace sightline::engine
