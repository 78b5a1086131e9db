/// Copy and paste of pieces between layouts.
#pragma once
#include "engine/layouts/layout_edits.h"

namespace sightline::engine {

/// A layout with only these pieces, on a table of the same size.
TerrainLayout clipOf(const TerrainLayout& layout, const PieceIds& ids);
/// Adds all pieces of the clip, so that their common middle is at `at`. They are the last pieces of
/// the new layout. Returns the problems of `withPiece`.
Edited pasted(const TerrainLayout& layout, const TerrainLayout& clip, geometry::Vec2 at);

}  // namespace sightline::engine
