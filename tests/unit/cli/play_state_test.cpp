// `sightline-cli play` starts from a scenario file that describes any situation of a game, and
// prints the state of the game.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/files/tables/load.h"
#include "unit/cli/play_client.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using test::Client;
using test::pick;
using test::play;
using test::Played;
using test::state;

/// A scenario file with two armies on the table of the starter battle, in the middle of a game.
json situation() {
    json scenario =
        loadScenario(assetsFolder() / "scenarios/starter.scenario.json")->scenario.source;
    scenario["armies"]["blue"] = {{"format", "sightline-army"},
                                  {"version", 1},
                                  {"name", "Hopefuls"},
                                  {"faction", "rebels"},
                                  {"units",
                                   {{{"unit", "luke-skywalker-hero-of-the-rebellion"}},
                                    {{"unit", "rebel-troopers"}, {"upgrades", {"z-6-trooper"}}},
                                    {{"unit", "at-rt-rebels"}}}},
                                  {"commandHand", {"ambush", "push"}}};
    json& blue = scenario["placements"]["blue"];
    blue = json::array();
    blue.push_back({{"unit", 0},
                    {"minis", {{{"x", 36}, {"y", 7.2}, {"facing", 90}}}},
                    {"tokens", {{"aim", 2}, {"observation", 1}, {"standby", true}}},
                    {"wounds", {3}},
                    {"ordered", true}});
    blue.push_back({{"unit", 1}, {"minis", json::array()}, {"activated", true}, {"ordered", true}});
    for (int i = 0; i < 5; ++i)
        blue[1]["minis"].push_back({{"x", 22.0 + 1.2 * i}, {"y", 9.0}, {"facing", 90}});
    blue.push_back({{"unit", 2}, {"undeployed", true}});
    scenario["round"] = 4;
    scenario["activePlayer"] = "red";
    scenario["phase"] = "activation";
    scenario["mission"] = {
        {"objective", "hold-the-wells"}, {"secondary", "break-through"}, {"blueSide", "far"}};
    scenario["victoryPoints"] = {7, 11};
    return scenario;
}

Played stateOf(const json& scenario) {
    const test::TextFiles files;
    const auto file = files.write("situation.scenario.json", scenario.dump());
    return play({.scenario = file.string()}, {state});
}

std::string problemOf(const json& scenario) {
    const auto loaded = scenarioFromJson(scenario, "s");
    return loaded ? "no problem" : loaded.problem().text;
}

TEST(PlayState, TellsTheSituationThatAScenarioSetsUp) {
    const Played played = stateOf(situation());
    ASSERT_EQ(played.status, 0) << played.errors;
    const json told = played.last("state");
    EXPECT_EQ(told["round"], 4);
    EXPECT_EQ(told["last_round"], 5);
    EXPECT_EQ(told["phase"], "activation");
    EXPECT_EQ(told["active"], "red");
    EXPECT_EQ(told["victory_points"], json({7, 11}));
    EXPECT_EQ(told["table"], json({{"width", 72.0}, {"depth", 36.0}}));
    EXPECT_EQ(told["mission"]["objective"]["name"], "Hold the Wells");
    EXPECT_EQ(told["mission"]["secondary"]["id"], "break-through");
    EXPECT_EQ(told["mission"]["blue_side"], "far");
    ASSERT_EQ(told["objective_tokens"].size(), 3U);
    EXPECT_EQ(told["objective_tokens"][0]["kind"], "poi");
    EXPECT_EQ(told["objective_tokens"][0]["at"].size(), 3U);
    EXPECT_EQ(told["players"]["blue"]["army"], "Hopefuls");
    EXPECT_EQ(told["players"]["blue"]["hand"].size(), 3U) << "with Standing Orders";
    EXPECT_EQ(told["players"]["blue"]["hand"][0],
              json({{"id", "ambush"}, {"name", "Ambush"}, {"pips", 1}}));
    EXPECT_TRUE(told["digest"].is_string());
    EXPECT_FALSE(told.contains("attack"));
}

TEST(PlayState, TellsWhatAUnitHasForAWhile) {
    const std::string dugIn =
        R"({"answer":"adjust","by":"blue","unit":0,"effect":{"gains":[{"keyword":"Cover",)"
        R"("value":2}],"speed":-1},"until":"round","source":"Dug In"})";
    const Played played =
        play(test::starter(),
             {dugIn, state, R"({"answer":"adjust","by":"blue","unit":0,"end_effect":1})", state,
              R"({"answer":"adjust","by":"blue","unit":0,"effect":{"speed":1},"until":"dawn"})"});
    const std::vector<json> states = played.of("state");
    ASSERT_EQ(states.size(), 2U);
    const json& unit = states[0]["units"][0];
    EXPECT_EQ(unit["effects"].dump(),
              R"([{"effect":1,"is":"Cover 2, Speed -1","source":"Dug In","until":"round"}])");
    const auto has = [](const json& now) {
        const auto& words = now["keywords"];
        return std::any_of(words.begin(), words.end(), [](const json& one) {
            return one.dump().find("Cover 2") != std::string::npos;
        });
    };
    EXPECT_TRUE(has(unit));
    const json& after = states[1]["units"][0];
    EXPECT_FALSE(after.contains("effects"));
    EXPECT_FALSE(has(after));
    EXPECT_EQ(unit["speed"].get<int>() + 1, after["speed"].get<int>());
    ASSERT_EQ(played.of("error").size(), 1U);
    EXPECT_NE(played.last("error")["why"].get<std::string>().find(
                  "\"until\" must be one of attack, activation, next_activation, round, game"),
              std::string::npos);
}

TEST(PlayState, TellsOfEachUnitWhatItIsNow) {
    const json told = stateOf(situation()).last("state");
    ASSERT_EQ(told["units"].size(), 7U);
    const json& luke = told["units"][0];
    EXPECT_EQ(luke["id"], 0);
    EXPECT_EQ(luke["name"], "Luke Skywalker");
    EXPECT_EQ(luke["player"], "blue");
    EXPECT_EQ(luke["rank"], "commander");
    EXPECT_EQ(luke["wounds"], 3);
    EXPECT_EQ(luke["tokens"]["aim"], 2);
    EXPECT_EQ(luke["tokens"]["observation"], 1);
    EXPECT_EQ(luke["tokens"]["standby"], 1);
    EXPECT_EQ(luke["tokens"]["dodge"], 0);
    EXPECT_EQ(luke["order"], "faceup");
    EXPECT_EQ(luke["places"][0]["x"], 36.0);
    EXPECT_EQ(luke["places"][0]["wounds"], 3);
    EXPECT_EQ(luke["places"][0]["leader"], true);
    EXPECT_FALSE(luke["keywords"].empty());
    EXPECT_FALSE(luke["weapons"].empty());
    const json& troopers = told["units"][1];
    EXPECT_EQ(troopers["order"], "facedown");
    EXPECT_EQ(troopers["activated"], true);
    EXPECT_EQ(troopers["places"].size(), 5U);
    ASSERT_EQ(troopers["upgrades"].size(), 1U);
    EXPECT_EQ(troopers["upgrades"][0]["id"], "z-6-trooper");
    EXPECT_EQ(troopers["upgrades"][0]["name"], "Z-6 Trooper");
    const json& gun = troopers["weapons"].back();
    EXPECT_EQ(gun["card"], "Z-6 Trooper");
    EXPECT_EQ(gun["card_id"], "z-6-trooper");
    EXPECT_EQ(gun["carrier_id"], "z-6-trooper");
    EXPECT_EQ(troopers["places"][4]["carrier"], "Z-6 Trooper");
    EXPECT_EQ(troopers["places"][4]["carrier_id"], "z-6-trooper");
    EXPECT_FALSE(troopers["places"][0].contains("carrier_id"));
    EXPECT_EQ(troopers["upgrades"][0]["state"], "ready");
    const json& walker = told["units"][2];
    EXPECT_EQ(walker["undeployed"], true);
    EXPECT_FALSE(walker["places"][0].contains("x"));
}

TEST(PlayState, TellsOfAnAttackUnderWay) {
    json told;
    const Played played =
        play({.scenario = (assetsFolder() / "scenarios/starter.scenario.json").string()},
             [&](const std::vector<json>& events) -> std::string {
                 const json& last = events.back();
                 if (last["event"] == "state") return {};
                 if (last["event"] == "refused") return R"({"command":"random"})";
                 const bool attacks =
                     last["form"] == "dice" &&
                     last["bounds"]["faces"][0]["die"].get<std::string>().ends_with("defense") &&
                     last["heading"] != "Rally Step";
                 return attacks ? state : test::answerTo(last);
             });
    const json attack = played.last("state")["attack"];
    ASSERT_TRUE(attack.is_object());
    EXPECT_TRUE(attack["attacker"]["name"].is_string());
    ASSERT_FALSE(attack["pools"].empty());
    EXPECT_TRUE(attack["pools"][0]["defender"]["id"].is_number());
    EXPECT_FALSE(attack["pools"][0]["weapons"].empty());
    ASSERT_FALSE(attack["attack_dice"].empty());
    EXPECT_TRUE(attack["attack_dice"][0]["die"].get<std::string>().ends_with("attack"));
    EXPECT_TRUE(attack["step"].is_string());
}

TEST(PlayState, AJournalKeepsTheWholeSituation) {
    const test::TextFiles files;
    const std::string kept = (files.folder() / "kept.sightline").string();
    const auto file = files.write("situation.scenario.json", situation().dump());
    const Played first = play({.scenario = file.string(), .save = kept}, {state});
    const Played second = play({.journal = kept}, {state});
    EXPECT_EQ(second.last("state"), first.last("state"));
}

/// A Command Phase in which red's ISB Investigation of an earlier round has set Ambush aside.
json investigated() {
    json scenario =
        loadScenario(assetsFolder() / "scenarios/starter.scenario.json")->scenario.source;
    const auto army = [](const char* faction, const char* commander, const char* corps) {
        return json{{"format", "sightline-army"},
                    {"version", 1},
                    {"name", faction},
                    {"faction", faction},
                    {"units", {{{"unit", commander}}, {{"unit", corps}}}}};
    };
    scenario["armies"]["blue"] =
        army("rebels", "luke-skywalker-hero-of-the-rebellion", "rebel-troopers");
    scenario["armies"]["red"] = army("empire", "agent-kallus-hunter-of-spectres", "stormtroopers");
    scenario["armies"]["blue"]["commandHand"] = {"ambush", "push", "assault"};
    scenario["armies"]["red"]["commandHand"] = {"isb-investigation", "push"};
    for (const char* side : {"blue", "red"}) {
        json& placed = scenario["placements"][side];
        placed = json::array({placed[0], placed[1]});
    }
    scenario["round"] = 2;
    scenario["phase"] = "command";
    scenario.erase("activePlayer");
    scenario["commands"] = {{"blue", {{"setAside", {"ambush"}}}},
                            {"red", {{"permanent", {"isb-investigation"}}}}};
    return scenario;
}

/// A client that plays these command cards, then gives the input lines.
Client afterCards(const std::vector<std::string>& cards, const std::vector<std::string>& lines) {
    auto card = std::make_shared<std::size_t>(0), next = std::make_shared<std::size_t>(0);
    return [=](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        const bool plays = last["event"] == "question" && last["ask"] == "playCommandCard";
        if (plays && *card < cards.size()) return pick(last, cards[(*card)++]);
        return *next < lines.size() ? lines[(*next)++] : std::string();
    };
}

TEST(PlayState, TellsTheCardsSetAsideUntilTheyReturn) {
    const test::TextFiles files;
    const auto file = files.write("investigated.scenario.json", investigated().dump());
    const std::string kept = (files.folder() / "kept.sightline").string();
    const json ambush = {{"id", "ambush"}, {"name", "Ambush"}, {"pips", 1}};
    const Played first = play({.scenario = file.string()}, {state});
    ASSERT_EQ(first.status, 0) << first.errors;
    const json before = first.last("state")["players"];
    EXPECT_EQ(before["blue"]["set_aside"], json::array({ambush}));
    EXPECT_EQ(before["blue"]["hand"].size(), 3U) << "with Standing Orders";
    EXPECT_EQ(before["red"]["set_aside"], json::array());
    EXPECT_EQ(before["red"]["permanent"][0]["id"], "isb-investigation");

    const Played second = play({.scenario = file.string(), .save = kept},
                               afterCards({"Push (2 pips)", "Standing Orders (4 pips)"}, {state}));
    const json told = second.last("state"), after = told["players"];
    EXPECT_EQ(after["blue"]["set_aside"], json::array());
    EXPECT_EQ(after["blue"]["hand"].back(), ambush);
    EXPECT_EQ(after["red"]["permanent"], json::array());
    EXPECT_EQ(after["red"]["discarded"][0]["id"], "isb-investigation");
    EXPECT_EQ(play({.journal = kept}, {state}).last("state")["digest"], told["digest"]);
}

TEST(PlayState, ACardIsSetAsideByHand) {
    const test::TextFiles files;
    const auto file = files.write("investigated.scenario.json", investigated().dump());
    const Played played = play(
        {.scenario = file.string()},
        {R"({"answer":"adjust","by":"red","player":"blue","command":"push","to":"set_aside"})",
         state, R"({"answer":"adjust","by":"red","player":"blue","command":"ambush","to":"hand"})",
         state});
    const std::vector<json> states = played.of("state");
    ASSERT_EQ(states.size(), 2U) << played.errors;
    EXPECT_EQ(states[0]["players"]["blue"]["set_aside"].size(), 2U);
    EXPECT_EQ(states[1]["players"]["blue"]["set_aside"][0]["id"], "push");
    EXPECT_EQ(states[1]["players"]["blue"]["hand"].size(), 3U);
}

TEST(ScenarioStand, RefusesAMissionThatCannotBe) {
    json wrong = situation();
    wrong["mission"]["objective"] = "hold-the-well";
    EXPECT_NE(problemOf(wrong).find("/mission/objective: expected a battle card of the catalogue "
                                    "(did you mean \"hold-the-wells\"?)"),
              std::string::npos)
        << problemOf(wrong);
    wrong["mission"]["objective"] = "break-through";
    EXPECT_EQ(problemOf(wrong), "s: /mission/objective: Break Through is not an objective");
    wrong = situation();
    wrong["mission"]["secondary"] = "hold-the-wells";
    EXPECT_EQ(problemOf(wrong),
              "s: /mission/secondary: Hold the Wells is not a secondary objective");
    wrong = situation();
    wrong["mission"]["blueside"] = "far";
    EXPECT_NE(problemOf(wrong).find("/mission/blueside"), std::string::npos);
    wrong = situation();
    wrong["mission"]["blueSide"] = "left";
    EXPECT_NE(problemOf(wrong).find("/mission/blueSide: expected one of near|far"),
              std::string::npos);
}

TEST(ScenarioStand, RefusesPointsAndTokensThatCannotBe) {
    json wrong = situation();
    wrong["victoryPoints"] = {1};
    EXPECT_NE(problemOf(wrong).find("/victoryPoints"), std::string::npos);
    wrong["victoryPoints"] = {0, 51};
    EXPECT_NE(problemOf(wrong).find("/victoryPoints/1"), std::string::npos);
    wrong["victoryPoints"] = {0, 50};
    EXPECT_EQ(problemOf(wrong), "no problem");
    wrong["placements"]["blue"][0]["tokens"]["observation"] = -1;
    EXPECT_NE(problemOf(wrong).find("/tokens/observation"), std::string::npos);
}

TEST(ScenarioStand, AGameFromItsSetupHasNoMissionYet) {
    json setup =
        loadScenario(assetsFolder() / "scenarios/full_game.scenario.json")->scenario.source;
    setup["mission"] = {{"objective", "hold-the-wells"}};
    EXPECT_EQ(problemOf(setup), "s: /mission: a game from its setup begins without it");
    setup.erase("mission");
    setup["victoryPoints"] = {0, 1};
    EXPECT_EQ(problemOf(setup), "s: /victoryPoints: a game from its setup begins without it");
}

// Core Rulebook p. 18: three cards of each kind; the cards of the mission are revealed.
TEST(PlayState, TellsHowManyCardsTheBattleDecksHave) {
    const PlaySettings full{.scenario =
                                (assetsFolder() / "scenarios/full_game.scenario.json").string()};
    const json all = {{"objective", 3}, {"secondary", 3}, {"advantage", 3}};
    json first, later;
    play(full, [&](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        if (last["event"] != "state") {
            if (events.size() > 2000 || last["event"] == "end") return {};
            return first.is_null() || last["ask"] == "playCommandCard" ? state : test::random;
        }
        if (first.is_null()) {
            first = last["mission"];
            return test::random;
        }
        later = last["mission"];
        return {};
    });
    EXPECT_EQ(first["battle_decks"], json({{"blue", all}, {"red", all}}));
    ASSERT_FALSE(later.is_null());
    int objectives = 0, secondaries = 0;
    for (const char* player : {"blue", "red"}) {
        objectives += later["battle_decks"][player]["objective"].get<int>();
        secondaries += later["battle_decks"][player]["secondary"].get<int>();
        EXPECT_LE(later["battle_decks"][player]["advantage"], 2);
    }
    EXPECT_LE(objectives, 5);
    EXPECT_LE(secondaries, 5);
    EXPECT_GE(objectives + secondaries, 4);
}

}  // namespace
}  // namespace sightline::app
