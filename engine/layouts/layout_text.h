/// Edited layouts as files: `*.layout.json` (contract "sightline-layout" version 1), with further
/// members for what only an editor needs: designer, mirror, trace, and of a piece group, locked,
/// note, twin.
#pragma once
#include <filesystem>

#include "engine/json/json_reader.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::engine {

/// The document that `readLayout` took, as a layout to edit: `pieces` are those that it made of it,
/// in the same order. Problems: a member of the editor's own that is wrong, with file and pointer.
Result<TerrainLayout> terrainLayout(const nlohmann::json& document, const std::string& where,
                                    const std::vector<geometry::PieceSpec>& pieces);

/// The file's text, one piece a line. Models, and the picture to trace, are named as seen from
/// `folder` where they lie near it, and absolutely without one.
std::string layoutText(const TerrainLayout& layout, const std::filesystem::path& folder = {});

}  // namespace sightline::engine
