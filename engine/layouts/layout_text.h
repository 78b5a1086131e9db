/// Reads and writes the layout files of the editor: `*.layout.json` (format "sightline-layout"
/// version 1). Such a file has members that only an editor needs: `designer`, `mirror` and `trace`
/// for the layout; `group`, `locked`, `note` and `twin` for a piece.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_layout.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Makes the layout for the editor from a document that `readLayout` accepted. `pieces` are the
/// pieces that `readLayout` returned, in the same order. A problem names the file and the JSON
/// pointer of an invalid editor member.
Result<TerrainLayout> terrainLayout(const nlohmann::json& document, const std::string& where,
                                    const std::vector<geometry::PieceSpec>& pieces);

/// The text of the layout file, with one piece on each line. The paths of models and of the picture
/// are relative to `folder` if they need at most two steps upwards ("../.."). If `folder` is empty,
/// the paths are absolute.
std::string layoutText(const TerrainLayout& layout, const std::filesystem::path& folder = {});

}  // namespace sightline::engine
