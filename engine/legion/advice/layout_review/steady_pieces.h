/// Finds pieces of a layout that must not be shifted.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// The pieces that must not be shifted: locked pieces; pieces of a group, because a group moves as
/// a whole; pieces that stand on another piece; pieces that may carry another piece.
PieceIds piecesThatStay(const TerrainLayout& layout);

}  // namespace sightline::engine
