/// The palette of the program's terrain models, and the pieces and tables made of them.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_kinds.h"
#include "engine/legion/advice/layout_review/judged_table.h"

namespace sightline::app {

/// The path of `assets/terrain/pieces.json` in that assets folder.
std::filesystem::path terrainKindsFile(const std::filesystem::path& assets);
/// Reads the palette. Errors: the errors of the file.
Result<std::vector<engine::TerrainKind>> loadTerrainKinds(const std::filesystem::path& assets);

/// A piece of that kind at the origin. Errors: its model is unreadable or is not part of the
/// program.
Result<engine::TerrainPiece> pieceOf(const engine::TerrainKind& kind);

/// Returns the function that builds tables from the pieces of that file. Their models are beside
/// the file or in the assets.
engine::LayTable layingPiecesOf(const std::filesystem::path& palette,
                                const geometry::Dimensions& dimensions);

}  // namespace sightline::app
