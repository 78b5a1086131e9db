/// The terrain models that ship with the program, and pieces and tables made of them.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_kinds.h"
#include "engine/tables/judged_table.h"

namespace sightline::app {

/// `assets/terrain/pieces.json` in that folder.
std::filesystem::path terrainKindsFile(const std::filesystem::path& assets);
/// Of that file. Problems: as in the file.
Result<std::vector<engine::TerrainKind>> loadTerrainKinds(const std::filesystem::path& assets);

/// A piece of that kind at the origin, to be placed. Problems: its model cannot be read, or is none
/// that ships.
Result<engine::TerrainPiece> pieceOf(const engine::TerrainKind& kind);

/// Lays out tables of the pieces of that file, whose models lie beside it or among the assets.
engine::LayTable layingPiecesOf(const std::filesystem::path& palette,
                                const geometry::Dimensions& dimensions);

}  // namespace sightline::app
