/// Files of all kinds from disk into the engine's types, with models read through Assimp.
/// Shared by the window and the headless program; no Qt.
#pragma once
#include <filesystem>
#include <string>

#include "engine/files/scenario.h"
#include "geometry/result.h"

namespace sightline::app {

/// Where the product's own data lies: beside the build, or installed. Honours SIGHTLINE_ASSETS_DIR.
std::filesystem::path assetsFolder();

Result<geometry::Dimensions> loadDimensions(const std::filesystem::path& assets);
/// A layout alone: the table, its mat and its pieces.
struct Layout {
    std::string name;
    geometry::TableSize table;
    std::string mat;
    std::vector<geometry::PieceSpec> pieces;
    /// How each piece is drawn, same order: a model file, or empty for its plain shape.
    struct Look {
        std::filesystem::path model;
        double scale = 1.0;
        std::string unit = "in";
        bool yUp = false;
    };
    std::vector<Look> looks;
    nlohmann::json source;  ///< as read, with mesh paths that no longer depend on the folder
};
Result<Layout> loadLayout(const std::filesystem::path& file);

struct LoadedScenario {
    engine::Scenario scenario;
    Layout layout;
};
/// From a *.scenario.json file.
Result<LoadedScenario> loadScenario(const std::filesystem::path& file);
/// From the self-contained text that a journal carries.
Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where);

}  // namespace sightline::app
