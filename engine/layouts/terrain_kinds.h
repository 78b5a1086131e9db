/// The catalogue of terrain pieces, with the facts that players usually agree on. The editor and
/// the table suggestions use it (format "sightline-terrain" version 1,
/// `assets/terrain/pieces.json`).
#pragma once
#include "engine/layouts/layout_edits.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

struct TerrainKind {
    std::string id, name, theme, category;
    std::string mesh;  ///< path of the model, such as "asset:models/outpost.glb"
    PieceFacts facts;
    std::map<std::string, TerrainFacts> parts;
    geometry::Vec2 footprint{};  ///< width and depth of the piece in inches, displayed in lists
    /// The members of the piece as in a layout file: shape, kind, movement, cover, blocks_los,
    /// height, parts.
    nlohmann::json piece;
    std::vector<std::string> also{};  ///< further themes of tables that may use the piece

    /// True if a table of the theme `table` may use the piece.
    bool suits(const std::string& table) const;
};

/// Reads the catalogue. A problem names the file, the JSON pointer and the expected value.
Result<std::vector<TerrainKind>> readTerrainKinds(const nlohmann::json& json,
                                                  const std::string& where);

/// The theme names of the catalogue, each once, sorted by name.
std::vector<std::string> themesOf(const std::vector<TerrainKind>& kinds);

}  // namespace sightline::engine
