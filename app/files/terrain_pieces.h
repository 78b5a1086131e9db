/// The terrain models that ship with the program, and pieces made of them.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_kinds.h"

namespace sightline::app {

/// Of `assets/terrain/pieces.json` in that folder. Problems: as in the file.
Result<std::vector<engine::TerrainKind>> loadTerrainKinds(const std::filesystem::path& assets);

/// A piece of that kind at the origin, to be placed. Problems: its model cannot be read, or is none
/// that ships.
Result<engine::TerrainPiece> pieceOf(const engine::TerrainKind& kind);

}  // namespace sightline::app
