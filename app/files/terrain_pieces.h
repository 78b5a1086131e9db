/// The terrain models that ship with the program, with what players usually agree about them
/// (`assets/terrain/pieces.json`, format "sightline-terrain" version 1).
#pragma once
#include <filesystem>

#include "engine/layouts/layout_edits.h"

namespace sightline::app {

struct TerrainModel {
    std::string id, name, theme, category;
    std::string mesh;  ///< as a layout names it, such as "asset:models/outpost.glb"
    engine::PieceFacts facts;
    std::map<std::string, engine::TerrainFacts> parts;
    geometry::Vec2 footprint{};  ///< width and depth in inches, for a list to say
};

/// Problems: as in the file.
Result<std::vector<TerrainModel>> loadTerrainModels(const std::filesystem::path& assets);

/// A piece of that model at the origin, to be placed. Problems: its model cannot be read.
Result<engine::TerrainPiece> pieceOf(const TerrainModel& model);

}  // namespace sightline::app
