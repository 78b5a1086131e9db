/// The palette of terrain models that ship with the program, and pieces and tables made of them.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_kinds.h"
#include "engine/legion/advice/layout_review/judged_table.h"

namespace sightline::app {

/// Path of `assets/terrain/pieces.json` in that assets folder.
std::filesystem::path terrainKindsFile(const std::filesystem::path& assets);
/// Reads that file. Errors: those of the file.
Result<std::vector<engine::TerrainKind>> loadTerrainKinds(const std::filesystem::path& assets);

/// A piece of that kind at the origin. Errors: its model is unreadable or does not ship.
Result<engine::TerrainPiece> pieceOf(const engine::TerrainKind& kind);

/// Builds tables from pieces of that file. Their models are beside the file or in the assets.
engine::LayTable layingPiecesOf(const std::filesystem::path& palette,
                                const geometry::Dimensions& dimensions);

}  // namespace sightline::app
