/// Reads and writes layouts of the editor: `*.layout.json` (format "sightline-layout" version 1).
/// They have additional members that only an editor needs: designer, mirror and trace; for a piece:
/// group, locked, note and twin.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_layout.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Makes the layout to edit from a document that `readLayout` accepted. `pieces` are the pieces
/// that `readLayout` returned, in the same order. Problems: an invalid editor member, with file and
/// pointer.
Result<TerrainLayout> terrainLayout(const nlohmann::json& document, const std::string& where,
                                    const std::vector<geometry::PieceSpec>& pieces);

/// The text of the file, with one piece on each line. The paths of models and of the picture are
/// relative to `folder` if they are near it. If there is no folder, they are absolute.
std::string layoutText(const TerrainLayout& layout, const std::filesystem::path& folder = {});

}  // namespace sightline::engine
