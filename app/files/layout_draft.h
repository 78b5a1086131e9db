/// Layouts for the editor: loading, saving, and conversion for drawing.
#pragma once
#include "app/files/load.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// Errors: those of `loadLayout`, and those of members that only the editor reads.
Result<engine::TerrainLayout> loadTerrainLayout(const std::filesystem::path& file);
/// Reads a layout from text, such as a clipboard's. Model paths must be absolute or in the assets.
Result<engine::TerrainLayout> terrainLayoutOf(const std::string& text, const std::string& where);
/// Atomic write. Errors name the file.
Result<bool> saveTerrainLayout(const engine::TerrainLayout& layout,
                               const std::filesystem::path& file);

/// The layout for drawing: its pieces with their looks. It does not read models, so it is cheap
/// enough for each step of a drag.
Layout drawnLayout(const engine::TerrainLayout& layout);

}  // namespace sightline::app
