/// Files of all kinds from disk into the engine's types, with models read through Assimp.
/// Shared by the window and the headless program; no Qt.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "app/files/kept_tables.h"
#include "engine/catalogue/catalogue.h"
#include "engine/exchange/exchange_table.h"
#include "engine/files/layout_file.h"
#include "engine/state/scenario.h"
#include "geometry/measure/result.h"

namespace sightline::app {

/// A layout alone: the table, its mat, its pieces and how each is drawn.
using Layout = engine::Layout;

/// Where the product's own data lies: SIGHTLINE_ASSETS_DIR, else beside the program
/// (../share/sightline), else the source tree that it was built from.
std::filesystem::path assetsFolder();

Result<geometry::Dimensions> loadDimensions(const std::filesystem::path& assets);
/// Every card of the catalogue, and of the packs on top. Problems: as in the files.
Result<engine::Catalogue> loadCatalogue(const std::filesystem::path& assets,
                                        const std::vector<std::filesystem::path>& packs = {});
/// A pack that was left out of the catalogue.
struct PackFault {
    std::filesystem::path folder;
    Problem why;
};
/// The catalogue with those packs that can be used; the others are named. So that a pack with a
/// fault never keeps a game from opening.
Result<engine::Catalogue> loadCatalogueWithGoodPacks(
    const std::filesystem::path& assets, const std::vector<std::filesystem::path>& packs,
    std::vector<PackFault>& faults);
/// What the community's list formats call the cards of the catalogue.
Result<engine::ExchangeTable> loadExchange(const std::filesystem::path& assets,
                                           const engine::Catalogue& catalogue);
/// The battle cards that a game from its setup can be played with. Problems: as in the file.
Result<std::vector<engine::BattleCard>> loadBattleCards(const std::filesystem::path& assets);
/// Every objective card that has a map, plain and published: what a table is measured for.
Result<std::vector<engine::BattleCard>> loadObjectiveCards(const std::filesystem::path& assets);
Result<Layout> loadLayout(const std::filesystem::path& file);
/// The layout with its collision shapes, nothing else on the table.
Result<geometry::Battlefield> battlefieldOf(const Layout& layout,
                                            const geometry::Dimensions& dimensions);

struct LoadedScenario {
    engine::Scenario scenario;
    Layout layout;
};
/// From a *.scenario.json file, with the cards of these packs on top. A shared table that it names
/// as its layout is unpacked within `tables` and stays there for games that are saved.
Result<LoadedScenario> loadScenario(const std::filesystem::path& file,
                                    const std::vector<std::filesystem::path>& packs = {},
                                    const std::filesystem::path& tables = keptTablesFolder());
/// The same where a pack with a fault is the problem, for those who name the packs of a game.
Result<LoadedScenario> loadScenarioWithEveryPack(
    const std::filesystem::path& file, const std::vector<std::filesystem::path>& packs,
    const std::filesystem::path& tables = keptTablesFolder());
/// The same with a catalogue at hand, which takes most of the time to read.
Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where,
                                        const engine::Catalogue& catalogue,
                                        const std::filesystem::path& folder);
/// From text that names files of the product only; `where` names it in problems.
Result<LoadedScenario> scenarioFromJson(const nlohmann::json& json, const std::string& where,
                                        const std::vector<std::filesystem::path>& packs = {});
/// From the self-contained text that a journal carries. Its armies are not judged again.
Result<LoadedScenario> scenarioOfJournal(const nlohmann::json& json, const std::string& where,
                                         const std::vector<std::filesystem::path>& packs = {});

}  // namespace sightline::app
