/// Layouts to edit: from disk, back to disk, and as something to draw.
#pragma once
#include "app/files/load.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// Problems: those of `loadLayout`, and of the members that only an editor reads.
Result<engine::TerrainLayout> loadTerrainLayout(const std::filesystem::path& file);
/// From text, such as a clipboard's; models lie in the assets or are named absolutely.
Result<engine::TerrainLayout> terrainLayoutOf(const std::string& text, const std::string& where);
/// Written whole or not at all. Problems name the file.
Result<bool> saveTerrainLayout(const engine::TerrainLayout& layout,
                               const std::filesystem::path& file);

/// What is drawn of it: pieces where they stand, by their looks. Models are left to be read from
/// their files, so that this costs little while something is dragged.
Layout drawnLayout(const engine::TerrainLayout& layout);

}  // namespace sightline::app
