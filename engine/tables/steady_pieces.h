/// Pieces of a layout that no shift may take from where they are.
#pragma once
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// Locked pieces; those of a group, which move together or not at all; those that stand on another
/// piece, and whatever may bear them.
PieceIds piecesThatStay(const TerrainLayout& layout);

}  // namespace sightline::engine
