/// A game from its setup with two armies, a table and a mission: the scenario, made in memory.
#pragma once
#include <QString>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "app/window/builder/card_stock.h"
#include "engine/army/army_list.h"

namespace sightline::app {

/// Nine battle cards, as a scenario names them.
struct Mission {
    QString name;
    nlohmann::json deck;  ///< {"primary": [...], "secondary": [...], "advantage": [...]}
};
/// The decks of the scenarios that ship and begin with setup.
std::vector<Mission> readyMissions();
/// The army's own deck; none when it has none.
std::optional<nlohmann::json> ownDeck(const engine::ArmyList& army);

struct TableChoice {
    QString name, file;
    geometry::TableSize size{};
};
std::vector<TableChoice> readyTables();
/// What a layout file says of itself; a file that cannot be read is called by its path.
TableChoice tableIn(const QString& file);

/// The objective cards that these decks may bring, with their maps.
std::vector<engine::BattleCard> objectivesOf(const std::array<nlohmann::json, 2>& decks,
                                             const engine::Catalogue& catalogue);

struct NewGame {
    std::array<engine::ArmyList, 2> armies;  ///< by Player
    QString table;                           ///< a layout file, or a shared table
    std::array<nlohmann::json, 2> decks;
};
nlohmann::json scenarioOf(const NewGame& game);
/// Reads it with its models; takes a moment. Problems: those of the armies and of the table.
Result<LoadedScenario> loadNewGame(const NewGame& game, const Cards& cards);

}  // namespace sightline::app
