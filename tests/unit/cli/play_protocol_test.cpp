// `sightline-cli play`: the data that a client receives about a question and its possible answers.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "app/cli/games/replay_command.h"
#include "app/files/tables/load.h"
#include "unit/cli/play_client.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using test::afterAction;
using test::answerTo;
using test::play;
using test::Played;
using test::playOn;
using test::random;
using test::starter;
using test::state;
using test::undo;

std::string shippedScenario(const char* name) {
    return (assetsFolder() / "scenarios" / (std::string(name) + ".scenario.json")).string();
}

std::string oneRoundOf(const char* name, const test::TextFiles& files) {
    json scenario = loadScenario(shippedScenario(name))->scenario.source;
    scenario["lastRound"] = 1;
    return files.write("short.scenario.json", scenario.dump()).string();
}

/// Plays to the first question of the given kind, answers with `lines`, and returns the output.
Played answered(const PlaySettings& settings, const std::string& ask,
                const std::function<std::vector<std::string>(const json&)>& lines) {
    std::vector<std::string> own;
    std::size_t next = 0;
    bool asked = false;
    return play(settings, [&](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        if (!asked && last["event"] == "question" && last["ask"] == ask) {
            asked = true;
            own = lines(last);
        }
        if (asked) return next < own.size() ? own[next++] : std::string();
        return last["event"] == "refused" ? random : answerTo(last);
    });
}

TEST(PlayProtocol, TheEndCarriesTheStateAndCommandsAreServedAfterIt) {
    const test::TextFiles files;
    const Played played = play({.scenario = oneRoundOf("starter", files), .seeded = true}, playOn,
                               {state, random, undo, R"({"command":"quit"})", state});
    EXPECT_EQ(played.status, 0);
    const json end = played.last("end");
    ASSERT_FALSE(end.is_null());
    json asked = played.of("state").front();
    asked.erase("event");
    EXPECT_EQ(end["state"], asked);
    EXPECT_EQ(end["state"]["over"], true);
    EXPECT_EQ(end["state"]["digest"], end["digest"]);
    EXPECT_EQ(played.last("error")["why"], "the game is over: nothing is asked");
    EXPECT_EQ(played.of("undone").size(), 1U);
    EXPECT_EQ(played.events.back()["event"], "question") << "it goes on, and then was told to quit";
}

TEST(PlayProtocol, EveryRollIsTypedAndNamesItsDice) {
    std::map<std::string, std::set<std::string>> rolls;
    const auto sensibly = [](const std::vector<json>&) {
        return std::string(R"({"command":"sensible"})");
    };
    for (const char* name : {"full_game", "starter"}) {
        const Played played = play({.scenario = shippedScenario(name)}, sensibly);
        for (const json& one : played.of("question")) {
            EXPECT_EQ(one.contains("roll"), one["form"] == "dice") << one;
            if (one["form"] != "dice") continue;
            for (std::size_t i = 0; i < one["dice"].size(); ++i) {
                EXPECT_EQ(one["dice"][i], one["bounds"]["faces"][i]["die"]);
                rolls[one["roll"]].insert(one["dice"][i].get<std::string>());
            }
        }
    }
    EXPECT_EQ(rolls["blue_player"], std::set<std::string>{"black_attack"});
    EXPECT_EQ(rolls["rally"], std::set<std::string>{"white_defense"});
    for (const std::string& die : rolls["attack"]) EXPECT_TRUE(die.ends_with("_attack")) << die;
    for (const std::string& die : rolls["defense"]) EXPECT_TRUE(die.ends_with("_defense")) << die;
    for (const char* kind : {"attack", "defense"}) EXPECT_FALSE(rolls[kind].empty()) << kind;
    EXPECT_FALSE(rolls.contains(""));
}

TEST(PlayProtocol, DigestsAreTextWithAllTheirDigits) {
    const Played played = play(starter(), {state});
    const json digest = played.last("state")["digest"];
    ASSERT_TRUE(digest.is_string());
    EXPECT_EQ(digest.get<std::string>().size(), 16U);
    EXPECT_EQ(digest.get<std::string>().find_first_not_of("0123456789abcdef"), std::string::npos);
}

TEST(PlayProtocol, CommandCardsStandByTheirIdAndAreTakenByIt) {
    const PlaySettings full{.scenario = shippedScenario("full_game")};
    std::string id;
    const Played played = answered(full, "playCommandCard", [&](const json& question) {
        for (const json& option : question["options"]) {
            EXPECT_TRUE(option["is"]["command_card"].is_string()) << option;
        }
        id = question["options"][1]["is"]["command_card"];
        const auto chosen = [](const std::string& card) {
            return json{{"answer", "pick"}, {"chosen", {{"command_card", card}}}}.dump();
        };
        return std::vector<std::string>{chosen(id + "x"), chosen(id), state};
    });
    const std::string why = played.last("error")["why"];
    EXPECT_NE(why.find("\"" + id + "x\" is not offered (did you mean \"" + id + "\"?)"),
              std::string::npos)
        << why;
    EXPECT_EQ(played.last("state")["players"]["blue"]["played"]["id"], id);
}

TEST(PlayProtocol, BattleCardsAreDrawnByTheirId) {
    const PlaySettings full{.scenario = shippedScenario("full_game")};
    std::string id;
    const Played played = answered(full, "revealBattleCard", [&](const json& question) {
        EXPECT_EQ(question["form"], "draw");
        id = question["options"][0]["is"]["battle_card"];
        return std::vector<std::string>{
            json{{"answer", "draw"}, {"chosen", {{"battle_card", id}}}}.dump(), state};
    });
    EXPECT_TRUE(played.of("error").empty()) << played.last("error");
    const json mission = played.last("state")["mission"];
    const auto revealed = [&](const char* kind) {
        return mission[kind].is_object() && mission[kind]["id"] == id;
    };
    EXPECT_TRUE(revealed("objective") || revealed("secondary")) << mission;
}

// If the program answers a question itself, it prints the answer with the ids of cards and effects.
// A client can send this answer again.
TEST(PlayProtocol, WhatTheProgramAnsweredCanBeSentAgain) {
    const PlaySettings full{.scenario = shippedScenario("full_game")};
    json own;
    const Played played = answered(full, "playCommandCard",
                                   [&](const json&) { return std::vector<std::string>{random}; });
    own = played.last("question")["answered"];
    EXPECT_TRUE(own["chosen"]["command_card"].is_string()) << own;
}

TEST(PlayProtocol, TheCardThatAsksIsNamed) {
    const PlaySettings full{.scenario = shippedScenario("full_game"), .asksEverything = true};
    const Played played =
        answered(full, "issueOrders", [](const json&) { return std::vector<std::string>{state}; });
    const json asked = played.last("question");
    const json players = played.last("state")["players"];
    EXPECT_EQ(asked["card"], players[asked["player"].get<std::string>()]["played"]["id"]) << asked;
}

// The keyword Speeder causes a compulsory Move. The question must name the keyword and its number.
TEST(PlayProtocol, TheKeywordThatAsksIsNamedWithItsNumber) {
    std::vector<json> asked;
    play(starter(), [&](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        if (last["event"] == "refused") return random;
        const bool bySpeeder = last["event"] == "question" && last.contains("keyword") &&
                               last["keyword"]["name"] == "Speeder";
        if (bySpeeder) asked.push_back(last);
        if (asked.size() == 2) return {};
        if (bySpeeder && last["form"] == "pick") return R"({"answer":"pick","option":0})";
        const bool reds = last["ask"] == "chooseUnitToActivate" && last["player"] == "red";
        return reds ? test::pick(last, "74-Z Speeder Bikes") : answerTo(last);
    });
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(asked[0]["ask"], "chooseFreeAction");
    EXPECT_EQ(asked[1]["ask"], "moveUnit");
    for (const json& one : asked) {
        EXPECT_EQ(one["keyword"]["value"], 1);
        EXPECT_FALSE(one.contains("card"));
    }
}

TEST(PlayProtocol, UnknownMembersAreRefusedWithTheNearestName) {
    const auto why = [](const std::string& line) {
        const Played played = play(starter(), {line});
        EXPECT_EQ(played.of("question").size(), 1U) << "nothing changed: " << line;
        return played.last("error").value("why", std::string("taken"));
    };
    EXPECT_EQ(why(R"({"answer":"pick","option":0,"optoin":1})"),
              "input: unknown member \"optoin\"");
    EXPECT_EQ(why(R"({"answer":"pick","option":0,"chozen":{"unit":1}})"),
              "input: unknown member \"chozen\" (did you mean \"chosen\"?)");
    EXPECT_EQ(why(R"({"answer":"pick","chosen":{"unit":1,"weapno":2}})"),
              "input: unknown member \"weapno\"");
    EXPECT_EQ(why(R"({"answer":"adjust","by":"blue","note":"x","points":2})"),
              "input: unknown member \"points\"");
    EXPECT_EQ(why(R"({"answer":"adjust","by":"blue","unit":0,"token":"aim","change":1,"chnge":2})"),
              "input: unknown member \"chnge\"");
    EXPECT_EQ(why(R"({"answer":"move","move":{"kind":"standard","tool_speed":1,"pose":)"
                  R"({"contact_angle":0,"direction":0,"bend":0,"stop":1,"bends":1}}})"),
              "input: unknown member \"bends\"");
    EXPECT_EQ(why(R"({"command":"state","unit":1})"), "input: unknown member \"unit\"");
    EXPECT_EQ(why(R"({"command":"nearest","mvoe":{}})"),
              "input: unknown member \"mvoe\" (did you mean \"move\"?)");
    EXPECT_EQ(why(R"({"command":"stat"})"),
              "input: \"command\" must be one of state, automation, random, sensible, easy, "
              "fair, sharp, why, default, nearest, undo, quit (did you mean \"state\"?)");
}

// `sightline-cli play` must accept a line of a journal as an answer. Such a line has a checksum,
// and it contains indices of options in place of ids.
TEST(PlayProtocol, ALineOfAJournalIsReadAsItStands) {
    const Played played =
        play(starter(),
             {R"({"answer":"pick","chosen":{"unit":1},"option":1,"check":"0123456789abcdef"})"});
    EXPECT_TRUE(played.of("error").empty());
    EXPECT_EQ(played.last("question")["number"], 2);
}

const std::string sideways = R"({"answer":"move","move":{"kind":"standard","tool_speed":)";

TEST(PlayProtocol, ARefusedMoveComesWithALegalOne) {
    const std::string off = sideways + R"(2,"pose":{"contact_angle":-90,"direction":-90,)"
                                       R"("bend":0,"stop":1}}})";
    json legal;
    const Played played = play(starter(), [&](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        if (last["event"] == "refused") return (legal = last["legal"]).dump();
        if (!legal.is_null()) return {};
        if (last["ask"] == "chooseUnitToActivate") return test::pick(last, "Luke Skywalker");
        if (last["ask"] == "chooseAction") return test::pick(last, "Move");
        return off;
    });
    EXPECT_EQ(legal["answer"], "move");
    EXPECT_EQ(played.of("refused").size(), 1U) << "the legal one is taken";
    EXPECT_NE(played.last("question")["ask"], "moveUnit");
}

TEST(PlayProtocol, AnEndNeedsNoPose) {
    const auto moved = [](const std::string& move) {
        return play(starter(), afterAction("Luke Skywalker", "Move",
                                           {R"({"answer":"move","move":)" + move + "}", state}));
    };
    const Played played = moved(R"({"kind":"standard","end":[36.5,10]})");
    EXPECT_TRUE(played.of("refused").empty()) << played.last("refused");
    const json place = played.last("state")["units"][0]["places"][0];
    EXPECT_NEAR(place["x"].get<double>(), 36.5, 1e-3);
    EXPECT_NEAR(place["y"].get<double>(), 10.0, 1e-3);
    const Played far = moved(R"({"kind":"standard","end":[36.5,30]})");
    EXPECT_TRUE(far.last("refused")["why"].get<std::string>().starts_with(
        "no legal Move ends there; the closest one ends at ["))
        << far.last("refused");
    EXPECT_EQ(far.last("refused")["legal"]["answer"], "move");
    EXPECT_NEAR(far.last("state")["units"][0]["places"][0]["y"].get<double>(), 7.2, 1e-6);
    const Played wrong = moved(R"({"kind":"standard","end":[36.5,10],"stpo":1})");
    EXPECT_EQ(wrong.of("error").size(), 1U);
}

TEST(PlayProtocol, APivotNeedsNoTool) {
    const Played played = play(
        starter(),
        afterAction("AT-RT", "Pivot",
                    {R"({"answer":"move","move":{"kind":"pivot","rotate_first":120}})", state}));
    EXPECT_TRUE(played.of("error").empty()) << played.last("error");
    EXPECT_TRUE(played.of("refused").empty()) << played.last("refused");
    EXPECT_NEAR(played.last("state")["units"][3]["places"][0]["facing"].get<double>(), 120, 1e-6);
}

TEST(PlayProtocol, AutomationIsToldOfEveryUnitKeywordAndCard) {
    const Played played =
        play({.scenario = shippedScenario("full_game")}, {R"({"command":"automation"})", state});
    const json told = played.last("automation"), stands = played.last("state");
    ASSERT_EQ(told["units"].size(), stands["units"].size());
    const std::set<std::string> states{"whole", "part", "by hand", "unknown"};
    for (std::size_t i = 0; i < told["units"].size(); ++i) {
        json unit = told["units"][i];
        EXPECT_TRUE(states.contains(unit["state"])) << unit;
        EXPECT_EQ(unit["keywords"].empty(), false) << unit;
        bool whole = true;
        for (const auto& [name, own] : unit["keywords"].items())
            whole = whole && own["state"] == "whole";
        EXPECT_EQ(unit["state"] == "whole", whole) << unit;
        unit.erase("id");
        unit.erase("name");
        EXPECT_EQ(stands["units"][i]["automation"], unit);
    }
    EXPECT_FALSE(told["commands"].empty());
}

std::set<std::string> asksOf(const Played& played) {
    std::set<std::string> asks;
    for (const json& one : played.of("question")) asks.insert(one["ask"].get<std::string>());
    return asks;
}

TEST(PlayProtocol, AskEverythingLeavesNoQuestionOutAndItsJournalReplays) {
    const test::TextFiles files;
    const std::string kept = (files.folder() / "kept.sightline").string();
    PlaySettings settings{.scenario = oneRoundOf("full_game", files), .save = kept};
    const auto only = [](const Played& played) {
        int single = 0;
        for (const json& one : played.of("question"))
            if (one["form"] == "pick" && one["options"].size() == 1 &&
                one["ask"] != "confirmTerrain")
                ++single;
        return single;
    };
    const Played usual = play(settings, playOn);
    settings.asksEverything = true;
    const Played everything = play(settings, playOn);
    ASSERT_EQ(everything.events.back()["event"], "end");
    EXPECT_GT(only(everything), only(usual));
    EXPECT_TRUE(asksOf(everything).contains("nominateCommander"));
    std::ostringstream output, errors;
    ASSERT_EQ(replayCommand({.file = kept}, output, errors), 0) << errors.str();
    EXPECT_EQ(json::parse(output.str())["digest"], everything.events.back()["digest"]);
    const Played goesOn = play({.journal = kept}, {undo, R"({"command":"quit"})"});
    EXPECT_EQ(goesOn.of("undone").size(), 1U);
}

}  // namespace
}  // namespace sightline::app
