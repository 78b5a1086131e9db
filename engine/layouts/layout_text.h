/// Reads and writes edited layouts: `*.layout.json` (contract "sightline-layout" version 1), with
/// additional members that only an editor needs: designer, mirror, trace, and for a piece group,
/// locked, note, twin.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_layout.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The layout to edit from a document that `readLayout` accepted. `pieces` are the pieces that it
/// read, in the same order. Problems: an invalid member of the editor, with file and pointer.
Result<TerrainLayout> terrainLayout(const nlohmann::json& document, const std::string& where,
                                    const std::vector<geometry::PieceSpec>& pieces);

/// The file's text, one piece per line. Models and the picture to trace have paths relative to
/// `folder` if they are near it, and absolute paths if there is no folder.
std::string layoutText(const TerrainLayout& layout, const std::filesystem::path& folder = {});

}  // namespace sightline::engine
