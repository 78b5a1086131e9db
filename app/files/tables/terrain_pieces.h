/// Loads the list of the program's terrain models ("palette"), and makes pieces and tables from it.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_kinds.h"
#include "engine/legion/advice/layout_review/judged_table.h"

namespace sightline::app {

/// The path of `terrain/pieces.json` in the assets folder.
std::filesystem::path terrainKindsFile(const std::filesystem::path& assets);
/// Reads the terrain palette. Errors: the errors of the file.
Result<std::vector<engine::TerrainKind>> loadTerrainKinds(const std::filesystem::path& assets);

/// Makes a terrain piece of a palette entry, at the origin. Errors: its model is unreadable or is
/// not part of the program.
Result<engine::TerrainPiece> pieceOf(const engine::TerrainKind& kind);

/// Returns a function that builds tables from the pieces in the palette file. Paths of models are
/// relative to the palette file or in the assets.
engine::LayTable layingPiecesOf(const std::filesystem::path& palette,
                                const geometry::Dimensions& dimensions);

}  // namespace sightline::app
