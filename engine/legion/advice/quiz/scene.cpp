#include "engine/legion/advice/quiz/scene.h"

#include <limits>

#include "engine/legion/rules/files/scenario_file.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/movement/terms.h"
#include "geometry/place/placement.h"

namespace sightline::engine::quiz {
namespace {

using nlohmann::json;

json armyOf(Player player, const std::vector<Posted>& units) {
    json army = {{"format", "sightline-army"},
                 {"version", 1},
                 {"name", player == Player::blue ? "Blue" : "Red"},
                 {"units", json::array()}};
    for (const Posted& unit : units) {
        if (unit.player != player) continue;
        army["faction"] = unit.entry->facts.faction;
        army["units"].push_back({{"unit", unit.entry->card.id}, {"upgrades", json::array()}});
    }
    return army;
}

json placementsOf(Player player, const std::vector<Posted>& units) {
    json placements = json::array();
    for (const Posted& unit : units) {
        if (unit.player != player) continue;
        json minis = json::array();
        for (const geometry::Vec2 place : unit.places)
            minis.push_back({{"x", place.x}, {"y", place.y}, {"facing", unit.facing.value}});
        json placement = {{"unit", placements.size()}, {"minis", std::move(minis)}};
        if (!unit.tokens.empty()) placement["tokens"] = unit.tokens;
        placements.push_back(std::move(placement));
    }
    return placements;
}

}  // namespace

geometry::Mini miniOf(const QuizTable& table, const geometry::Dimensions& dimensions,
                      const UnitCard& card, geometry::Vec2 place, geometry::Degrees facing) {
    geometry::Mini mini;
    mini.position = {place, std::numeric_limits<double>::quiet_NaN()};
    mini.facing = facing;
    mini.base = dimensions.bases.at(card.base);
    mini.height = card.silhouetteHeight;
    mini.position.z = geometry::restingHeight(table.field, mini);
    return mini;
}

bool mayStand(const QuizTable& table, const UnitCard& card, const geometry::Mini& mini,
              const std::vector<geometry::PlacedMini>& others) {
    return judgePlacement(table.field, mini, placementTermsOf(card.type), others).legal;
}

json requestOf(const geometry::Mini& mini, const std::string& base) {
    return {{"x", mini.position.x}, {"y", mini.position.y},        {"z", mini.position.z},
            {"base", base},         {"facing", mini.facing.value}, {"height", mini.height}};
}

Scene::Scene(const QuizSources& sources, const QuizTable& table, std::vector<Posted> units)
    : sources_(sources), table_(table) {
    write(units);
    // Reading the models of a layout takes long. So the scenario is read with an empty table, and
    // receives the terrain that is already built.
    json document = document_;
    document["layout"] = {
        {"format", "sightline-layout"},
        {"version", 1},
        {"name", "Table"},
        {"table", {{"width", table.size.width}, {"depth", table.size.depth}, {"mat", table.mat}}},
        {"pieces", json::array()}};
    auto text = readScenario(document, "quiz",
                             {.catalogue = &sources.catalogue,
                              .dimensions = sources.dimensions,
                              .folders = {},
                              .meshes = {},
                              .begun = true});
    if (!text) return;
    scenario_ = std::move(text->scenario);
    scenario_.pieces = table.pieces;
    scenario_.built = table.field;
    auto battle = setUp(scenario_);
    if (!battle) return;
    battle_.emplace(std::move(battle).value());
    top_.emplace(tabletopOf(*battle_));
    // A scenario lists the units of the blue player first.
    int blue = 0, red = 0;
    for (const Posted& unit : units) blue += unit.player == Player::blue ? 1 : 0;
    red = blue;
    blue = 0;
    for (const Posted& unit : units)
        ids_.push_back(UnitId{unit.player == Player::blue ? blue++ : red++});
}

void Scene::write(const std::vector<Posted>& units) {
    document_ = {{"format", "sightline-scenario"},
                 {"version", 1},
                 {"name", "Quiz"},
                 {"layout", table_.reference},
                 {"armies", json::object()},
                 {"placements", json::object()},
                 {"round", 1},
                 {"phase", "activation"},
                 {"activePlayer", "blue"}};
    for (const auto& [name, player] : {std::pair{"blue", Player::blue}, {"red", Player::red}}) {
        document_["armies"][name] = armyOf(player, units);
        document_["placements"][name] = placementsOf(player, units);
    }
}

const UnitOnTable& Scene::unit(std::size_t index) const { return top_->unit(ids_[index]); }

std::string Scene::label(std::size_t index) const { return battle_->unit(ids_[index]).label; }

json Scene::request(std::size_t unit, const geometry::Mini& mini) const {
    return requestOf(mini, this->unit(unit).card->base);
}

std::vector<geometry::PlacedMini> Scene::others(std::size_t unit) const {
    std::vector<geometry::PlacedMini> others;
    for (const UnitOnTable& one : top_->units) {
        if (one.id == ids_[unit]) continue;
        others.insert(others.end(), one.minis.begin(), one.minis.end());
    }
    return others;
}

geometry::Mini Scene::leaderAt(std::size_t unit, geometry::Vec2 place) const {
    const geometry::Mini& leader = this->leader(unit);
    return miniOf(table_, sources_.dimensions, *this->unit(unit).card, place, leader.facing);
}

}  // namespace sightline::engine::quiz
