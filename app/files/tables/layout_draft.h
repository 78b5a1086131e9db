/// Layouts for the editor: loads them, saves them, and converts them for drawing.
#pragma once
#include "app/files/tables/load.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// Loads a layout for the editor. Errors: the errors of `loadLayout`, and errors in members that
/// only the editor reads.
Result<engine::TerrainLayout> loadTerrainLayout(const std::filesystem::path& file);
/// Reads a layout from text, for example from the clipboard. Model paths must be absolute or in the
/// assets.
Result<engine::TerrainLayout> terrainLayoutOf(const std::string& text, const std::string& where);
/// Saves the layout atomically: the file has the old or the new content, never a part. Errors name
/// the file.
Result<bool> saveTerrainLayout(const engine::TerrainLayout& layout,
                               const std::filesystem::path& file);

/// Converts the editor's layout for drawing. It reads no models, so it is fast enough for each step
/// of a drag.
Layout drawnLayout(const engine::TerrainLayout& layout);

}  // namespace sightline::app
