/// Catalogue of terrain pieces with the facts that players usually agree on. The editor and the
/// table suggestions choose from it (format "sightline-terrain" version 1,
/// `assets/terrain/pieces.json`).
#pragma once
#include "engine/layouts/layout_edits.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

struct TerrainKind {
    std::string id, name, theme, category;
    std::string mesh;  ///< reference as in a layout file, such as "asset:models/outpost.glb"
    PieceFacts facts;
    std::map<std::string, TerrainFacts> parts;
    geometry::Vec2 footprint{};  ///< width and depth in inches, for lists
    /// The same as members of a piece in a layout file: shape, kind, movement, cover, blocks_los,
    /// height, parts.
    nlohmann::json piece;
    std::vector<std::string> also{};  ///< additional themes of suggested tables that may use it

    bool suits(const std::string& table) const;  ///< for a table of that theme
};

/// Problems name the file, the pointer and the expected value.
Result<std::vector<TerrainKind>> readTerrainKinds(const nlohmann::json& json,
                                                  const std::string& where);

/// Each theme once, sorted by name.
std::vector<std::string> themesOf(const std::vector<TerrainKind>& kinds);

}  // namespace sightline::engine
