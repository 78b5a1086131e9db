#include "engine/files/scenario_file.h"

#include <array>
#include <limits>

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;
constexpr std::array players{"blue"sv, "red"sv};
constexpr std::string_view assetScheme = "asset:";

struct Document {
    nlohmann::json json;
    std::string where;
    std::filesystem::path folder;
};

// A path or the document itself.
Document openDocument(const JsonAt& at, const LayoutFolders& folders) {
    if (at.isObject()) return {at.json(), at.where() + " " + at.pointer(), folders.layout};
    if (!at.isText()) at.wrong("a path or a document");
    const std::string text = at.text();
    const bool asset = text.starts_with(assetScheme);
    const std::filesystem::path path =
        asset ? folders.assets / text.substr(assetScheme.size()) : folders.layout / text;
    auto json = parseJsonFile(path.lexically_normal());
    if (!json) at.refuse(json.problem().text);
    return {std::move(json).value(), path.lexically_normal().string(), path.parent_path()};
}

template <class T>
T taken(const JsonAt& at, Result<T> result) {
    if (!result) at.refuse(result.problem().text);
    return std::move(result).value();
}

MiniStart readStart(const JsonAt& at, const geometry::TableSize& table) {
    MiniStart start;
    start.position.x = at.at("x").number(0, table.width);
    start.position.y = at.at("y").number(0, table.depth);
    const auto z = at.find("z");
    start.position.z = z ? z->number(-1, 100) : std::numeric_limits<double>::quiet_NaN();
    if (const auto facing = at.find("facing")) start.facing = {facing->number(-3600, 3600)};
    return start;
}

void readTokens(const JsonAt& at, ScenarioUnit& unit) {
    const auto count = [&](const char* name) {
        const auto token = at.find(name);
        return token ? token->integer(0, 50) : 0;
    };
    unit.aim = count("aim");
    unit.dodge = count("dodge");
    unit.surge = count("surge");
    unit.suppression = count("suppression");
    unit.standby = at.find("standby") && at.at("standby").boolean();
}

ScenarioUnit readPlacement(const JsonAt& at, Player player, const EquippedUnit& equipped,
                           const geometry::TableSize& table) {
    ScenarioUnit unit;
    unit.player = player;
    unit.card = equipped.card;
    unit.cards = equipped.cards;
    for (const JsonAt& mini : at.at("minis").list(1, equipped.minis.size())) {
        const EquippedUnit::Mini& is = equipped.minis[unit.minis.size()];
        unit.minis.push_back(readStart(mini, table));
        unit.minis.back().carrier = is.carrier;
        unit.minis.back().counterpart = is.counterpart;
        unit.minis.back().threshold = is.threshold;
    }
    if (const auto tokens = at.find("tokens")) readTokens(*tokens, unit);
    if (const auto activated = at.find("activated")) unit.activated = activated->boolean();
    if (const auto wounds = at.find("wounds")) {
        for (const JsonAt& count : wounds->list(0, unit.minis.size())) {
            unit.wounds.push_back(count.integer(0, unit.minis[unit.wounds.size()].threshold.value_or(unit.card.wounds) - 1));
        }
    }
    return unit;
}

void readSide(const JsonAt& document, Player player, const ScenarioSources& sources, ScenarioText& result) {
    const std::string_view name = players[static_cast<std::size_t>(player)];
    const JsonAt at = document.at("armies").at(name);
    const Document file = openDocument(at, sources.folders);
    const Army army = taken(at, readArmy(file.json, file.where, *sources.catalogue));
    result.scenario.source["armies"][std::string(name)] = file.json;
    const auto placements = document.at("placements").at(name).list(0, 50);
    std::vector<bool> placed(army.units.size(), false);
    for (const JsonAt& placement : placements) {
        const JsonAt index = placement.at("unit");
        const auto unit = static_cast<std::size_t>(index.integer(0, static_cast<int>(army.units.size()) - 1));
        if (placed[unit]) index.wrong("a unit that is not placed yet");
        placed[unit] = true;
        result.scenario.units.push_back(readPlacement(placement, player, army.units[unit], result.layout.table));
    }
    for (std::size_t unit = 0; unit < placed.size(); ++unit) {
        if (!placed[unit]) {
            document.at("placements").at(name).refuse("expected a placement of unit " + std::to_string(unit) + " (" +
                                                      army.units[unit].card.name + ")");
        }
    }
}
}  // namespace

Result<ScenarioText> readScenario(const nlohmann::json& json, const std::string& where,
                                  const ScenarioSources& sources) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-scenario", 1);
        ScenarioText result;
        Scenario& scenario = result.scenario;
        scenario.source = json;
        scenario.name = document.at("name").text();
        const JsonAt layoutAt = document.at("layout");
        const Document layout = openDocument(layoutAt, sources.folders);
        const LayoutFolders folders{layout.folder, sources.folders.assets};
        result.layout = taken(layoutAt, readLayout(layout.json, layout.where, folders, sources.meshes));
        scenario.source["layout"] = result.layout.source;
        scenario.table = result.layout.table;
        scenario.mat = result.layout.mat;
        scenario.pieces = result.layout.pieces;
        scenario.dimensions = sources.dimensions;
        readSide(document, Player::blue, sources, result);
        readSide(document, Player::red, sources, result);
        if (const auto round = document.find("round")) scenario.round = round->integer(1, 20);
        if (const auto last = document.find("lastRound")) scenario.lastRound = last->integer(scenario.round, 20);
        if (const auto player = document.find("activePlayer")) {
            scenario.firstPlayer = static_cast<Player>(player->word(players));
        }
        if (const auto phase = document.find("phase")) {
            constexpr std::array phases{"activation"sv};
            phase->word(phases);
        }
        return result;
    });
}

}  // namespace sightline::engine
