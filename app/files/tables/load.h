/// Loads layouts, scenarios, card catalogues and other data files into the types of the rules
/// engine. Assimp reads 3D models. The window and the headless program use these functions; they do
/// not need Qt.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "app/files/assets_folder.h"
#include "app/files/tables/kept_tables.h"
#include "engine/layouts/layout_file.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// A layout: the table, its mat, its pieces and their looks.
using Layout = engine::Layout;

Result<geometry::Dimensions> loadDimensions(const std::filesystem::path& assets);
/// Loads the card catalogue and adds the packs. Errors: the errors of the files.
Result<engine::Catalogue> loadCatalogue(const std::filesystem::path& assets,
                                        const std::vector<std::filesystem::path>& packs = {});
/// A card pack that was left out of the catalogue, and the reason.
struct PackFault {
    std::filesystem::path folder;
    Problem why;
};
/// Loads the card catalogue and adds the packs that have no fault. The other packs are listed in
/// `faults`, so a faulty pack never prevents the start of a game.
Result<engine::Catalogue> loadCatalogueWithGoodPacks(
    const std::filesystem::path& assets, const std::vector<std::filesystem::path>& packs,
    std::vector<PackFault>& faults);
/// Loads the names that the community's list formats use for the cards of the catalogue.
Result<engine::ExchangeTable> loadExchange(const std::filesystem::path& assets,
                                           const engine::Catalogue& catalogue);
/// Loads the battle cards for games that begin with setup. Errors: the errors of the file.
Result<std::vector<engine::BattleCard>> loadBattleCards(const std::filesystem::path& assets);
/// Loads every objective card with a map: the cards of the project's plain missions and the
/// published cards. The report on a table uses them.
Result<std::vector<engine::BattleCard>> loadObjectiveCards(const std::filesystem::path& assets);
Result<Layout> loadLayout(const std::filesystem::path& file);
/// The battlefield with the collision shapes of the layout's pieces, and without miniatures.
Result<geometry::Battlefield> battlefieldOf(const Layout& layout,
                                            const geometry::Dimensions& dimensions);

struct LoadedScenario {
    engine::Scenario scenario;
    Layout layout;
};
/// Loads a *.scenario.json file with the cards of the packs. If its layout is a shared table, the
/// table is unpacked into `tables`. The unpacked files stay there, because saved games refer to
/// them.
Result<LoadedScenario> loadScenario(const std::filesystem::path& file,
                                    const std::vector<std::filesystem::path>& packs = {},
                                    const std::filesystem::path& tables = keptTablesFolder());
/// Loads a scenario like `loadScenario`, but a faulty pack is an error. This function is for
/// callers that name the packs explicitly.
Result<LoadedScenario> loadScenarioWithEveryPack(
    const std::filesystem::path& file, const std::vector<std::filesystem::path>& packs,
    const std::filesystem::path& tables = keptTablesFolder());
/// Reads a scenario from JSON with a catalogue that is already loaded. This saves most of the time
/// of loading a scenario.
Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where,
                                        const engine::Catalogue& catalogue,
                                        const std::filesystem::path& folder);
/// Reads a scenario from JSON that refers only to files of the program. `where` is the name of the
/// JSON text in errors.
Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where,
                                        const std::vector<std::filesystem::path>& packs = {});
/// Reads a scenario from the JSON in a journal. Its armies were checked when the game started.
Result<LoadedScenario> scenarioOfJournal(const nlohmann::json& json, const std::string& where,
                                         const std::vector<std::filesystem::path>& packs = {});

}  // namespace sightline::app
