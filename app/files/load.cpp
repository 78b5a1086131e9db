#include "app/files/load.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "app/files/mesh_shape.h"
#include "engine/files/catalogue_file.h"
#include "engine/files/dimensions_file.h"
#include "engine/files/scenario_file.h"

namespace sightline::app {
namespace fs = std::filesystem;

fs::path assetsFolder() {
    if (const char* folder = std::getenv("SIGHTLINE_ASSETS_DIR"); folder != nullptr && *folder != '\0') {
        return folder;
    }
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        const fs::path installed = program.parent_path() / "../share/sightline";
        if (fs::exists(installed / "catalogue", error)) return installed.lexically_normal();
    }
    return SIGHTLINE_SOURCE_ASSETS;
}

Result<geometry::Dimensions> loadDimensions(const fs::path& assets) {
    const fs::path file = assets / "catalogue/dimensions.json";
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readDimensions(*json, file.string());
}

Result<std::vector<engine::UnitCard>> loadCatalogue(const fs::path& assets) {
    const auto dimensions = loadDimensions(assets);
    if (!dimensions) return dimensions.problem();
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::directory_iterator entry(assets / "catalogue/units", error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() == ".json") files.push_back(entry->path());
    }
    if (error) return Problem{(assets / "catalogue/units").string() + ": cannot be read: " + error.message()};
    std::sort(files.begin(), files.end());
    std::vector<engine::UnitCard> catalogue;
    std::set<std::string> ids;
    for (const fs::path& file : files) {
        const auto json = engine::parseJsonFile(file);
        if (!json) return json.problem();
        auto cards = engine::readUnitCards(*json, file.string(), *dimensions);
        if (!cards) return cards.problem();
        for (engine::UnitCard& card : *cards) {
            if (!ids.insert(card.id).second) return Problem{file.string() + ": the id \"" + card.id + "\" is taken"};
            catalogue.push_back(std::move(card));
        }
    }
    return catalogue;
}

Result<Layout> loadLayout(const fs::path& file) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readLayout(*json, file.string(), {file.parent_path(), assetsFolder()}, readMeshShape);
}

Result<geometry::Battlefield> battlefieldOf(const Layout& layout, const geometry::Dimensions& dimensions) {
    return geometry::Battlefield::make(layout.table, layout.pieces, dimensions);
}

namespace {
Result<LoadedScenario> scenarioIn(const nlohmann::json& json, const std::string& where,
                                  const fs::path& folder) {
    const fs::path assets = assetsFolder();
    const auto catalogue = loadCatalogue(assets);
    if (!catalogue) return catalogue.problem();
    const auto dimensions = loadDimensions(assets);
    if (!dimensions) return dimensions.problem();
    auto text = engine::readScenario(json, where, {&*catalogue, *dimensions, {folder, assets}, readMeshShape});
    if (!text) return text.problem();
    return LoadedScenario{std::move(text->scenario), std::move(text->layout)};
}
}  // namespace

Result<LoadedScenario> loadScenario(const fs::path& file) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return scenarioIn(*json, file.string(), file.parent_path());
}

Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where) {
    return scenarioIn(json, where, assetsFolder());
}

}  // namespace sightline::app
