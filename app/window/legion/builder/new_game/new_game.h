/// Makes the scenario of a new game from two armies, a table and a mission. The game begins with
/// setup.
#pragma once
#include <QString>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/army/army_list.h"

namespace sightline::app {

/// A mission for a new game: the ids of nine battle cards, as in a scenario file.
struct Mission {
    QString name;
    /// Ids of the cards: {"primary": [ids], "secondary": [ids], "advantage": [ids]}.
    nlohmann::json deck;
};
/// The missions of those scenarios of the program that begin with setup.
std::vector<Mission> readyMissions();
/// The battle deck of the army. Empty if the army has none.
std::optional<nlohmann::json> ownDeck(const engine::ArmyList& army);

struct TableChoice {
    QString name, file;
    geometry::TableSize size{};
};
std::vector<TableChoice> readyTables();
/// The name and size of the table in a layout file. If the file cannot be read, the name is its
/// path.
TableChoice tableIn(const QString& file);

/// All objective cards in the two decks, with their maps.
std::vector<engine::BattleCard> objectivesOf(const std::array<nlohmann::json, 2>& decks,
                                             const engine::Catalogue& catalogue);

struct NewGame {
    std::array<engine::ArmyList, 2> armies;  ///< armies of the two players
    QString table;                           ///< path of a layout file or a shared table
    std::array<nlohmann::json, 2> decks;
};
nlohmann::json scenarioOf(const NewGame& game);
/// Builds the scenario and reads the models of its table, which takes a moment. Problems: the
/// problems of the armies and of the table.
Result<LoadedScenario> loadNewGame(const NewGame& game, const Cards& cards);

}  // namespace sightline::app
