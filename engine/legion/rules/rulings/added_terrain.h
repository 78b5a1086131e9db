/// Terrain pieces that a rule of the game adds to the battlefield.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The terrain pieces of the battlefield, with the changes that happened in the game.
const std::vector<geometry::PieceSpec>& terrainPieces(const Battle& battle);
/// Adds a terrain piece that stands on the surface at its place. The place must be free of
/// miniatures and tokens.
void addTerrainPiece(Battle& battle, geometry::PieceSpec piece);

}  // namespace sightline::engine
