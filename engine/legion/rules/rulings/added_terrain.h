/// Terrain pieces that a rule of the game adds to the battlefield.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The terrain pieces of the battlefield, with the changes that happened in the game.
const std::vector<geometry::PieceSpec>& terrainPieces(const Battle& battle);
/// Adds a terrain piece that stands on the surface at its place. No miniature and no token may be
/// there.
void addTerrainPiece(Battle& battle, geometry::PieceSpec piece);

}  // namespace sightline::engine
