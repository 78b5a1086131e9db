/// Makes the scenario of a new game in memory: setup with two armies, a table and a mission.
#pragma once
#include <QString>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "app/window/legion/builder/card_stock.h"
#include "engine/legion/lists/army/army_list.h"

namespace sightline::app {

/// A mission for a new game: nine battle cards, with the same names as in a scenario.
struct Mission {
    QString name;
    nlohmann::json deck;  ///< {"primary": [...], "secondary": [...], "advantage": [...]}
};
/// The decks of the program's scenarios that begin with setup.
std::vector<Mission> readyMissions();
/// The army's own battle deck. Empty if it has none.
std::optional<nlohmann::json> ownDeck(const engine::ArmyList& army);

struct TableChoice {
    QString name, file;
    geometry::TableSize size{};
};
std::vector<TableChoice> readyTables();
/// The name and data of a layout file. If the file cannot be read, its path is the name.
TableChoice tableIn(const QString& file);

/// All objective cards that may come from these decks, with their maps.
std::vector<engine::BattleCard> objectivesOf(const std::array<nlohmann::json, 2>& decks,
                                             const engine::Catalogue& catalogue);

struct NewGame {
    std::array<engine::ArmyList, 2> armies;  ///< one army for each Player
    QString table;                           ///< path of a layout file or a shared table
    std::array<nlohmann::json, 2> decks;
};
nlohmann::json scenarioOf(const NewGame& game);
/// Builds the scenario with its models, which takes a moment. Problems: the problems of the armies
/// and of the table.
Result<LoadedScenario> loadNewGame(const NewGame& game, const Cards& cards);

}  // namespace sightline::app
