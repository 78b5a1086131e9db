// State fields declare the member of a scenario file that sets them. The tests check that each
// declared member changes its field.
#include "engine/legion/rules/files/stand_fields.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/files/tables/load.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/state/battle_fields.h"
#include "geometry/base/json/json_reader.h"
#include "unit/engine/field_uses.h"
#include "unit/engine/filled_state.h"

namespace sightline::app {
namespace {

using engine::fields::SaidUses;
using nlohmann::json;

json fileOfAssets(const std::string& name) {
    auto parsed = engine::parseJsonFile(assetsFolder() / name);
    EXPECT_TRUE(parsed) << parsed.problem().text;
    return parsed ? std::move(parsed).value() : json();
}
/// The starter battle on an open table, as one document. The files that it refers to are part of
/// the document.
const json& starterBattle() {
    static const json document = [] {
        json made = fileOfAssets("scenarios/starter.scenario.json");
        made["layout"] = json::parse(R"({"format":"sightline-layout","version":1,"name":"L",
            "pieces":[],"table":{"width":72,"depth":36,"mat":"desert"}})");
        made["armies"]["blue"] = fileOfAssets("armies/rebels_starter.army.json");
        made["armies"]["red"] = fileOfAssets("armies/empire_starter.army.json");
        return made;
    }();
    return document;
}
Result<LoadedScenario> scenarioOf(const json& document) {
    static const auto catalogue = loadCatalogue(assetsFolder());
    EXPECT_TRUE(catalogue) << catalogue.problem().text;
    return scenarioFromJson(document, "s", *catalogue, assetsFolder());
}
json fieldsOfGame(const json& document) {
    auto loaded = scenarioOf(document);
    EXPECT_TRUE(loaded) << loaded.problem().text;
    if (!loaded) return {};
    auto game = engine::Game::start(std::move(loaded->scenario), 1);
    EXPECT_TRUE(game) << game.problem().text;
    return game ? (*game)->fields() : json();
}
std::string refusalOf(const json& document) {
    const auto loaded = scenarioOf(document);
    return loaded ? "no problem" : loaded.problem().text;
}

/// The index of the Rebel troopers among the units of the scenario. This unit may have tokens of
/// all kinds.
constexpr std::size_t bearers = 1;
json& placementIn(json& document) { return document["placements"]["blue"][bearers]; }
json withMember(const std::string& path, const json& value) {
    json document = starterBattle();
    placementIn(document)[json::json_pointer("/" + path)] = value;
    if (path == "undeployed") placementIn(document).erase("minis");
    return document;
}

SaidUses usesOfAStand() {
    engine::UnitStand stand;
    engine::fields::fill(stand);
    return engine::fields::usesOf(stand);
}

TEST(StandFields, EveryMemberThatAFieldOfAUnitNamesIsRead) {
    const json before = fieldsOfGame(starterBattle())["units"][bearers];
    const SaidUses uses = usesOfAStand();
    // Each of these members of a unit contains several values, so scenario_begun_test.cpp tests
    // them.
    const std::set<std::string> own{"cards", "marks", "transports"};
    int members = 0;
    for (const auto& [path, said] : uses.all()) {
        if (!said.use.inFile || uses.hasParts(path) || own.contains(said.use.inFile)) continue;
        const json& was = before.at(json::json_pointer(path));
        const bool truth = said.use.flag || was.is_boolean();
        const json is = fieldsOfGame(withMember(said.inFile, truth ? json(true) : json(1)));
        EXPECT_NE(is["units"][bearers].at(json::json_pointer(path)), was)
            << path << " is not what \"" << said.inFile << "\" says";
        ++members;
    }
    EXPECT_GE(members, 16);
}

TEST(StandFields, WhatAFileLeavesOutIsAsItWas) {
    const json before = fieldsOfGame(starterBattle())["units"][bearers];
    EXPECT_EQ(fieldsOfGame(withMember("tokens", json::object()))["units"][bearers], before);
    EXPECT_EQ(fieldsOfGame(withMember("wasDamaged", nullptr))["units"][bearers], before);
}

TEST(StandFields, RefusesWhatIsNeitherAFlagNorSuchANumber) {
    const std::string at = "s: /placements/blue/1/";
    EXPECT_EQ(refusalOf(withMember("wasDamaged", 1)),
              at + "wasDamaged: expected true or false, found 1");
    EXPECT_EQ(refusalOf(withMember("tokens/commander", 1)),
              at + "tokens/commander: expected true or false, found 1");
    EXPECT_EQ(refusalOf(withMember("tokens/standby", 1)),
              at + "tokens/standby: expected true or false, found 1");
    EXPECT_EQ(refusalOf(withMember("tokens/aim", 50)), "no problem");
    EXPECT_EQ(refusalOf(withMember("tokens/aim", 51)),
              at + "tokens/aim: expected a whole number from 0 to 50, found 51");
    EXPECT_EQ(refusalOf(withMember("tokens/aim", -1)),
              at + "tokens/aim: expected a whole number from 0 to 50, found -1");
}

TEST(StandFields, UnknownMembersOfAPlacementAreRefused) {
    const std::string at = "s: /placements/blue/1/";
    EXPECT_EQ(refusalOf(withMember("orderd", true)),
              at + "orderd: unknown member \"orderd\" (did you mean \"ordered\"?)");
    EXPECT_EQ(refusalOf(withMember("foo", 3)), at + "foo: unknown member \"foo\"");
    EXPECT_EQ(refusalOf(withMember("tokens/dogde", 1)),
              at + "tokens/dogde: unknown member \"dogde\" (did you mean \"dodge\"?)");
    json newer = starterBattle();
    newer["somethingNew"] = 3;
    EXPECT_EQ(refusalOf(newer), "no problem") << "newer files open";
}

TEST(StandFields, TokensHaveTheirNamesInAnswersToo) {
    for (const char* name : {"inactiveShield", "inactive_shield"}) {
        const json is = fieldsOfGame(withMember(std::string("tokens/") + name, 2));
        EXPECT_EQ(is["units"][bearers]["tokens"]["inactive_shield"], 2) << name;
    }
    const json damaged = fieldsOfGame(withMember("tokens/vehicle_damage", true));
    EXPECT_EQ(damaged["units"][bearers]["tokens"]["vehicle_damage"], 1);
}

TEST(StandFields, NameTheMembersOfAPlacement) {
    const auto members = engine::membersOfStand();
    const auto count = [&](std::string_view name) {
        return std::count(members.begin(), members.end(), name);
    };
    for (const char* name :
         {"tokens", "activated", "ordered", "wasDamaged", "undeployed", "marks", "transports"})
        EXPECT_EQ(count(name), 1) << name;
    for (const char* name : {"aim", "commander", "commanderToken", ""})
        EXPECT_EQ(count(name), 0) << name;
}

json withoutRules() {
    json document = starterBattle();
    document["sandbox"] = true;
    for (const char* member : {"phase", "round", "activePlayer"}) document.erase(member);
    return document;
}
json withMission(const std::string& member, const std::string& value) {
    json document = starterBattle();
    document["mission"] = {{"objective", "hold-the-wells"}};
    document["mission"][member] = value;
    return document;
}
json withCommandHand() {
    json document = starterBattle();
    for (const char* side : {"blue", "red"})
        document["armies"][side]["commandHand"] = json::array({"ambush", "push"});
    return document;
}
json starterWith(const std::string& pointer, const json& value) {
    json document = starterBattle();
    document[json::json_pointer(pointer)] = value;
    return document;
}

/// One scenario document for each member of the starter battle. In the document, only this member
/// is changed. The key is the name of the member.
std::map<std::string, json> saidOtherwise() {
    json commanded = withCommandHand();
    commanded["phase"] = "command";
    json played = withCommandHand(), lying = withMission("blueSide", "near");
    for (const char* side : {"blue", "red"})
        played["commands"][side] = {{"permanent", {"ambush"}},
                                    {"discarded", {"standing-orders"}},
                                    {"setAside", {"push"}},
                                    {"passPool", 1}};
    lying["objectiveTokens"] = json::parse(R"([{"token":0,"removed":true},{"token":1,"at":[30,20]},
                        {"kind":"asset","name":"Core","holder":{"player":"red","unit":1}}])");
    return {{"round", starterWith("/round", 2)},
            {"lastRound", starterWith("/lastRound", 6)},
            {"phase", commanded},
            {"activePlayer", starterWith("/activePlayer", "red")},
            {"priority", starterWith("/priority", "red")},
            {"commands", played},
            {"objectiveTokens", lying},
            {"sandbox", withoutRules()},
            {"commandHand", withCommandHand()},
            {"mission/objective", withMission("objective", "hold-the-wells")},
            {"mission/secondary", withMission("secondary", "break-through")},
            {"mission/blueSide", withMission("blueSide", "far")},
            {"mission/blueAdvantage", withMission("blueAdvantage", "ordnance")},
            {"battleDecks",
             starterWith("/battleDecks",
                         fileOfAssets("scenarios/full_game.scenario.json")["battleDecks"])},
            {"victoryPoints", starterWith("/victoryPoints", json::array({2, 1}))},
            {"armies", starterWith("/armies/blue/name", "Another army")},
            {"minis", starterWith("/placements/blue/1/minis/0/x", 23.6)},
            {"wounds", starterWith("/placements/blue/0/wounds", json::array({1}))}};
}

SaidUses usesOfABattle() {
    const auto dimensions = loadDimensions(assetsFolder());
    EXPECT_TRUE(dimensions) << dimensions.problem().text;
    auto field = geometry::Battlefield::make({36, 24}, {}, *dimensions);
    EXPECT_TRUE(field) << field.problem().text;
    engine::Battle battle(std::move(field).value());
    // `visitFields` skips an empty list, so an element is added.
    battle.command(engine::Player::blue).setAside.emplace_back();
    engine::fields::fill(battle);
    return engine::fields::usesOf(battle);
}

TEST(StandFields, EveryMemberThatAnotherFieldOfTheBattleNamesIsRead) {
    const json before = fieldsOfGame(starterBattle());
    const auto documents = saidOtherwise();
    const SaidUses uses = usesOfABattle();
    std::map<std::string, std::set<std::string>> changed;
    for (const auto& [member, document] : documents)
        changed[member] = engine::fields::changedPaths(fieldsOfGame(document), before);
    for (const auto& [path, said] : uses.all()) {
        if (!said.use.inFile || uses.hasParts(path) || path.starts_with("/units/")) continue;
        ASSERT_TRUE(documents.contains(said.inFile)) << path << ": \"" << said.inFile << "\"";
        EXPECT_TRUE(engine::fields::touches(changed[said.inFile], path))
            << path << " is not what \"" << said.inFile << "\" says";
    }
}

}  // namespace
}  // namespace sightline::app
