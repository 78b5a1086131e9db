#include "app/window/legion/builder/new_game/new_game.h"

#include <algorithm>

#include "app/files/tables/unpack_table.h"
#include "app/window/shell/session/layout_paths.h"
#include "engine/legion/lists/files/army_file.h"

namespace sightline::app {
namespace {

std::vector<std::filesystem::path> filesIn(const char* folder, const std::string& ending) {
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(assetsFolder() / folder, error))
        if (entry.path().string().ends_with(ending)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

std::vector<Mission> readyMissions() {
    std::vector<Mission> missions;
    for (const auto& file : filesIn("scenarios", ".scenario.json")) {
        const auto json = engine::parseJsonFile(file);
        if (!json || json->value("phase", "") != "setup" || !json->contains("battleDecks"))
            continue;
        missions.push_back({QString::fromStdString(json->value("name", file.stem().string())),
                            (*json)["battleDecks"]["blue"]});
    }
    return missions;
}

std::optional<nlohmann::json> ownDeck(const engine::ArmyList& army) {
    const engine::BattleDeck& deck = army.battleDeck;
    if (deck.empty()) return std::nullopt;
    return nlohmann::json{
        {"primary", deck.primary}, {"secondary", deck.secondary}, {"advantage", deck.advantage}};
}

TableChoice tableIn(const QString& file) {
    TableChoice choice{file, file, {}};
    const auto json = engine::parseJsonFile(file.toStdString());
    if (!json || !json->is_object()) return choice;
    if (const auto name = json->find("name"); name != json->end() && name->is_string())
        choice.name = QString::fromStdString(name->get<std::string>());
    const auto table = json->find("table");
    if (table == json->end() || !table->is_object()) return choice;
    const auto side = [&](const char* member, double usual) {
        const auto found = table->find(member);
        return found != table->end() && found->is_number() ? found->get<double>() : usual;
    };
    choice.size = {side("width", choice.size.width), side("depth", choice.size.depth)};
    return choice;
}

std::vector<TableChoice> readyTables() {
    std::vector<TableChoice> tables;
    for (const auto& file : filesIn("layouts", ".layout.json")) {
        if (!engine::parseJsonFile(file)) continue;
        tables.push_back(tableIn(QString::fromStdString(file.string())));
    }
    return tables;
}

std::vector<engine::BattleCard> objectivesOf(const std::array<nlohmann::json, 2>& decks,
                                             const engine::Catalogue& catalogue) {
    std::vector<engine::BattleCard> cards;
    const auto plain = loadBattleCards(assetsFolder());
    for (const nlohmann::json& deck : decks)
        for (const nlohmann::json& id : deck.value("primary", nlohmann::json::array())) {
            const auto name = id.get<std::string>();
            if (const engine::BattleEntry* entry = catalogue.battleCard(name))
                cards.push_back(engine::playedAs(*entry));
            if (!plain) continue;
            for (const engine::BattleCard& card : *plain)
                if (card.id == name) cards.push_back(card);
        }
    return cards;
}

nlohmann::json scenarioOf(const NewGame& game) {
    const std::string name = game.armies[0].name + " / " + game.armies[1].name;
    return {{"format", "sightline-scenario"},
            {"version", 1},
            {"name", name},
            {"layout", game.table.toStdString()},
            {"armies",
             {{"blue", engine::toJson(game.armies[0])}, {"red", engine::toJson(game.armies[1])}}},
            {"phase", "setup"},
            {"battleDecks", {{"blue", game.decks[0]}, {"red", game.decks[1]}}}};
}

Result<LoadedScenario> loadNewGame(const NewGame& game, const Cards& cards) {
    const auto table = layoutFileOf(game.table.toStdString(), sharedTablesFolder());
    if (!table) return table.problem();
    nlohmann::json scenario = scenarioOf(game);
    scenario["layout"] = table->string();
    return scenarioFromJson(scenario, "new game", cards.catalogue, assetsFolder());
}

}  // namespace sightline::app
