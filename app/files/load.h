/// Loads files of all kinds into engine types. Assimp reads the models. The window and the headless
/// program use this code; no Qt.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "app/files/kept_tables.h"
#include "engine/layouts/layout_file.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// A layout: the table, its mat, its pieces and their looks.
using Layout = engine::Layout;

/// The folder of the program's data: SIGHTLINE_ASSETS_DIR, otherwise ../share/sightline beside the
/// program, otherwise the source tree of the build.
std::filesystem::path assetsFolder();

Result<geometry::Dimensions> loadDimensions(const std::filesystem::path& assets);
/// The catalogue with the packs. Errors: the errors of the files.
Result<engine::Catalogue> loadCatalogue(const std::filesystem::path& assets,
                                        const std::vector<std::filesystem::path>& packs = {});
/// A pack with a fault. The catalogue leaves it out.
struct PackFault {
    std::filesystem::path folder;
    Problem why;
};
/// The catalogue with the usable packs. Unusable packs are reported. A faulty pack never prevents a
/// game from opening.
Result<engine::Catalogue> loadCatalogueWithGoodPacks(
    const std::filesystem::path& assets, const std::vector<std::filesystem::path>& packs,
    std::vector<PackFault>& faults);
/// The identifiers of the catalogue's cards in the community's list formats.
Result<engine::ExchangeTable> loadExchange(const std::filesystem::path& assets,
                                           const engine::Catalogue& catalogue);
/// The battle cards for games that begin with setup. Errors: the errors of the file.
Result<std::vector<engine::BattleCard>> loadBattleCards(const std::filesystem::path& assets);
/// Every objective card with a map: the cards of the project's plain missions and the published
/// cards. The report on a table uses them.
Result<std::vector<engine::BattleCard>> loadObjectiveCards(const std::filesystem::path& assets);
Result<Layout> loadLayout(const std::filesystem::path& file);
/// The battlefield with the layout's collision shapes and no other objects.
Result<geometry::Battlefield> battlefieldOf(const Layout& layout,
                                            const geometry::Dimensions& dimensions);

struct LoadedScenario {
    engine::Scenario scenario;
    Layout layout;
};
/// Loads a *.scenario.json file with the cards of these packs. If its layout is a shared table, the
/// table is unpacked into `tables`, and stays there for saved games.
Result<LoadedScenario> loadScenario(const std::filesystem::path& file,
                                    const std::vector<std::filesystem::path>& packs = {},
                                    const std::filesystem::path& tables = keptTablesFolder());
/// Loads a scenario like `loadScenario`, but a faulty pack is an error. For callers that name the
/// packs of a game.
Result<LoadedScenario> loadScenarioWithEveryPack(
    const std::filesystem::path& file, const std::vector<std::filesystem::path>& packs,
    const std::filesystem::path& tables = keptTablesFolder());
/// Reads a scenario with a catalogue that is already loaded. Loading the catalogue takes most of
/// the time.
Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where,
                                        const engine::Catalogue& catalogue,
                                        const std::filesystem::path& folder);
/// Reads a scenario from a text that refers only to files of the program. `where` is the name of
/// the text in errors.
Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where,
                                        const std::vector<std::filesystem::path>& packs = {});
/// Reads a scenario from the complete text in a journal. Its armies are not checked again.
Result<LoadedScenario> scenarioOfJournal(const nlohmann::json& json, const std::string& where,
                                         const std::vector<std::filesystem::path>& packs = {});

}  // namespace sightline::app
