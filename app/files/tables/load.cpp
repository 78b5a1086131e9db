#include "app/files/tables/load.h"

#include <optional>

#include "app/files/models/mesh_shape.h"
#include "app/files/tables/unpack_table.h"
#include "engine/legion/lists/catalogue/read_catalogue.h"
#include "engine/legion/lists/files/battle_card_file.h"
#include "engine/legion/lists/files/dimensions_file.h"
#include "engine/legion/rules/files/recruits.h"
#include "engine/legion/rules/files/scenario_file.h"
#include "engine/legion/rules/keywords/keywords.h"

namespace sightline::app {
namespace fs = std::filesystem;

Result<geometry::Dimensions> loadDimensions(const fs::path& assets) {
    const fs::path file = assets / "catalogue/dimensions.json";
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readDimensions(*json, file.string());
}

Result<engine::Catalogue> loadCatalogue(const fs::path& assets,
                                        const std::vector<fs::path>& packs) {
    const auto dimensions = loadDimensions(assets);
    if (!dimensions) return dimensions.problem();
    return engine::readCatalogue(
        {assets / "catalogue", packs, assets / "models", assets / "editions"}, *dimensions,
        engine::keywordsInCode());
}

// Packs are added one by one, so that each fault is reported for the right pack.
Result<engine::Catalogue> loadCatalogueWithGoodPacks(const fs::path& assets,
                                                     const std::vector<fs::path>& packs,
                                                     std::vector<PackFault>& faults) {
    auto all = loadCatalogue(assets, packs);
    if (all || packs.empty()) return all;
    std::vector<fs::path> good;
    for (const fs::path& pack : packs) {
        good.push_back(pack);
        const auto with = loadCatalogue(assets, good);
        if (with) continue;
        faults.push_back({pack, with.problem()});
        good.pop_back();
    }
    return loadCatalogue(assets, good);
}

Result<engine::ExchangeTable> loadExchange(const fs::path& assets,
                                           const engine::Catalogue& catalogue) {
    const fs::path file = assets / "catalogue/exchange.json";
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readExchange(*json, file.string(), catalogue);
}

Result<std::vector<engine::BattleCard>> loadBattleCards(const fs::path& assets) {
    const fs::path file = assets / "missions/plain.json";
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readBattleCards(*json, file.string());
}

Result<std::vector<engine::BattleCard>> loadObjectiveCards(const fs::path& assets) {
    auto cards = loadBattleCards(assets);
    if (!cards) return cards;
    const auto catalogue = loadCatalogue(assets);
    if (!catalogue) return catalogue.problem();
    for (const engine::BattleEntry& entry : catalogue->battleCards)
        cards->push_back(engine::playedAs(entry));
    std::erase_if(*cards, [](const engine::BattleCard& card) { return !card.map; });
    return cards;
}

Result<Layout> loadLayout(const fs::path& file) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readLayout(*json, file.string(), {file.parent_path(), assetsFolder()},
                              readMeshShape);
}

Result<geometry::Battlefield> battlefieldOf(const Layout& layout,
                                            const geometry::Dimensions& dimensions) {
    return geometry::Battlefield::make(layout.table, layout.pieces, dimensions);
}

namespace {
/// The settings with which the text of a scenario is read.
struct Origin {
    std::string where;  ///< name of the scenario text in errors
    fs::path folder;    ///< folder where the relative paths in the scenario start
    bool begun = false;
    fs::path tables = keptTablesFolder();  ///< folder into which a shared table is unpacked
    /// The catalogue from which players recruit units in the sandbox. Null if there is no
    /// recruiting.
    std::shared_ptr<const engine::Catalogue> catalogue{};
};

/// The path of a shared table in a scenario, and the folder with its unpacked files.
struct NamedTable {
    fs::path file, folder;
};

std::shared_ptr<engine::RecruitPool> recruitPoolOf(const Origin& origin,
                                                   const geometry::Dimensions& dimensions) {
    if (!origin.catalogue) return nullptr;
    return engine::recruitPoolOf(origin.catalogue, dimensions);
}

Result<LoadedScenario> scenarioWith(const engine::Catalogue& catalogue, const nlohmann::json& json,
                                    const Origin& origin) {
    const fs::path assets = assetsFolder();
    const auto dimensions = loadDimensions(assets);
    if (!dimensions) return dimensions.problem();
    const auto battleCards = loadBattleCards(assets);
    if (!battleCards) return battleCards.problem();
    std::optional<NamedTable> shared;
    const auto layoutFile = [&](const fs::path& named) {
        auto file = layoutFileOf(named, origin.tables);
        if (file && *file != named) shared = NamedTable{named, file->parent_path()};
        return file;
    };
    auto text = engine::readScenario(json, origin.where,
                                     {.catalogue = &catalogue,
                                      .battleCards = &*battleCards,
                                      .dimensions = *dimensions,
                                      .folders = {origin.folder, assets},
                                      .meshes = readMeshShape,
                                      .layoutFile = layoutFile,
                                      .recruitPool = recruitPoolOf(origin, *dimensions),
                                      .begun = origin.begun});
    if (!text && shared) return namingTable(text.problem(), shared->folder, shared->file);
    if (!text) return text.problem();
    return LoadedScenario{std::move(text->scenario), std::move(text->layout)};
}

Result<LoadedScenario> scenarioKeeping(engine::Catalogue catalogue, const nlohmann::json& json,
                                       Origin origin) {
    origin.catalogue = std::make_shared<const engine::Catalogue>(std::move(catalogue));
    return scenarioWith(*origin.catalogue, json, origin);
}

Result<LoadedScenario> scenarioIn(const nlohmann::json& json, const Origin& origin,
                                  const std::vector<fs::path>& packs) {
    std::vector<PackFault> leftOut;
    auto catalogue = loadCatalogueWithGoodPacks(assetsFolder(), packs, leftOut);
    if (!catalogue) return catalogue.problem();
    return scenarioKeeping(std::move(catalogue).value(), json, origin);
}
}  // namespace

Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where,
                                        const engine::Catalogue& catalogue,
                                        const fs::path& folder) {
    return scenarioWith(catalogue, json, {where, folder});
}

Result<LoadedScenario> loadScenario(const fs::path& file, const std::vector<fs::path>& packs,
                                    const fs::path& tables) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return scenarioIn(
        *json, {.where = file.string(), .folder = file.parent_path(), .tables = tables}, packs);
}

Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where,
                                        const std::vector<fs::path>& packs) {
    return scenarioIn(json, {where, assetsFolder()}, packs);
}

Result<LoadedScenario> scenarioOfJournal(const nlohmann::json& json, const std::string& where,
                                         const std::vector<fs::path>& packs) {
    return scenarioIn(json, {where, assetsFolder(), true}, packs);
}

namespace {
Result<LoadedScenario> scenarioWithEveryPack(const nlohmann::json& json, const Origin& origin,
                                             const std::vector<fs::path>& packs) {
    auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return catalogue.problem();
    return scenarioKeeping(std::move(catalogue).value(), json, origin);
}
}  // namespace

Result<LoadedScenario> loadScenarioWithEveryPack(const fs::path& file,
                                                 const std::vector<fs::path>& packs,
                                                 const fs::path& tables) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return scenarioWithEveryPack(
        *json, {.where = file.string(), .folder = file.parent_path(), .tables = tables}, packs);
}

}  // namespace sightline::app
