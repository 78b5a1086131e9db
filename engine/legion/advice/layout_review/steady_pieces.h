/// Pieces of a layout that a shift must not move.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// Locked pieces; pieces of a group, because a group moves as a whole; pieces on top of another
/// piece, and pieces that may carry another piece.
PieceIds piecesThatStay(const TerrainLayout& layout);

}  // namespace sightline::engine
