// `sightline-cli play`: an answer of every form, made from the data of the question.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "unit/cli/play_client.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using test::afterAction;
using test::answerTo;
using test::pick;
using test::play;
using test::Played;
using test::random;
using test::starter;
using test::state;

TEST(PlayForms, AMoveHasItsBoundsAndGoesWhereItIsToldTo) {
    const std::string move =
        R"({"answer":"move","move":{"kind":"standard","tool_speed":1,"pose":
            {"contact_angle":90,"direction":90,"bend":0,"stop":0.5}}})";
    std::string line;
    for (const char one : move) line += one == '\n' ? ' ' : one;
    const Played played = play(starter(), afterAction("Luke Skywalker", "Move", {line, state}));
    const json question = played.of("question")[2];
    EXPECT_EQ(question["ask"], "moveUnit");
    EXPECT_EQ(question["form"], "move");
    const json& bounds = question["bounds"];
    EXPECT_EQ(bounds["leader"]["mini"], 0);
    EXPECT_EQ(bounds["leader"]["x"], 36.0);
    EXPECT_EQ(bounds["leader"]["base"], "small");
    EXPECT_EQ(bounds["kind"], "standard");
    EXPECT_EQ(bounds["speed"], 2);
    EXPECT_EQ(bounds["unit_type"], "trooper");
    EXPECT_TRUE(bounds["max_climb"].is_number());
    EXPECT_EQ(bounds["tools"]["length"].size(), 3U);
    EXPECT_GT(bounds["others"].size(), 10U);
    EXPECT_TRUE(bounds["forbidden"].is_array());
    EXPECT_TRUE(bounds["placement"]["max_tilt"].is_number());
    EXPECT_TRUE(played.of("refused").empty());
    const json place = played.last("state")["units"][0]["places"][0];
    EXPECT_GT(place["y"], 7.3);
    EXPECT_NEAR(place["x"], 36.0, 1e-6);
}

TEST(PlayForms, NearestGoesToTheClosestLegalPlace) {
    const std::string off = R"({"command":"nearest","move":{"kind":"standard","tool_speed":2,)"
                            R"("pose":{"contact_angle":-90,"direction":-90,"bend":0,"stop":1}}})";
    const std::string far = R"({"command":"nearest","at":[36,30]})";
    const Played edge = play(starter(), afterAction("Luke Skywalker", "Move", {off, state}));
    EXPECT_TRUE(edge.of("refused").empty());
    EXPECT_LT(edge.last("state")["units"][0]["places"][0]["y"], 7.2);
    EXPECT_EQ(edge.last("question")["answered"]["answer"], "move");
    const Played ahead = play(starter(), afterAction("Luke Skywalker", "Move", {far, state}));
    EXPECT_GT(ahead.last("state")["units"][0]["places"][0]["y"], 12.0);
    const Played wrong = play(starter(), {off});
    EXPECT_TRUE(wrong.last("refused")["why"].get<std::string>().starts_with("the answer must be"));
}

TEST(PlayForms, PlacesAreTakenAsTheyStandByProposalAndMended) {
    const char* const far = R"({"command":"nearest","at":[23,14]})";
    json asked;
    for (const std::string how : {"typed", "default", "mended"}) {
        const Played played = play(starter(), [&](const std::vector<json>& events) -> std::string {
            const json& last = events.back();
            if (last["ask"] == "chooseUnitToActivate") return pick(last, "Rebel Troopers 1");
            if (last["ask"] == "chooseAction" && !last.contains("answered") && asked.is_null())
                return pick(last, "Move");
            if (last["form"] == "move") return far;
            if (last["form"] != "places") return {};
            asked = last;
            if (how == "default") return R"({"command":"default"})";
            json places = last["bounds"]["proposal"];
            if (how == "mended") places[0]["position"][0] = 70.0;
            const char* kind = how == "mended" ? "command" : "answer";
            return json{{kind, how == "mended" ? "nearest" : "places"}, {"places", places}}.dump();
        });
        EXPECT_TRUE(played.of("refused").empty()) << how;
        ASSERT_FALSE(asked.is_null());
        EXPECT_EQ(asked["bounds"]["proposal"].size(), 3U);
        EXPECT_EQ(asked["bounds"]["leader"], 1);
        EXPECT_GT(played.last("question")["number"], asked["number"]) << how;
        asked = nullptr;
    }
}

TEST(PlayForms, DiceAreTypedInAndShownInTheRecord) {
    json rolled;
    const Played played = play(starter(), [&](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        if (!rolled.is_null()) return {};
        if (last["event"] == "refused") return random;
        if (last["form"] != "dice") return answerTo(last);
        rolled = last;
        json faces = json::array();
        for (const json& die : last["bounds"]["faces"]) faces.push_back(die["faces"].back());
        return json{{"answer", "dice"}, {"faces", faces}}.dump();
    });
    ASSERT_FALSE(rolled.is_null());
    EXPECT_EQ(rolled["ask"], "rollDice");
    ASSERT_EQ(rolled["dice"].size(), rolled["bounds"]["faces"].size());
    EXPECT_EQ(rolled["dice"][0], rolled["bounds"]["faces"][0]["die"]);
    bool told = false;
    for (const json& one : played.of("record"))
        told = told || (one.contains("dice") && one["dice"].size() == rolled["dice"].size() &&
                        one["dice"][0]["face"] == rolled["bounds"]["faces"][0]["faces"].back());
    EXPECT_TRUE(told);
}

TEST(PlayForms, TokensAreCountedWithinTheirBounds) {
    json asked;
    const Played played = play(starter(), [&](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        if (last["event"] == "refused") return R"({"answer":"count","count":1})";
        if (!asked.is_null()) return {};
        if (last["number"] == 1)
            return R"({"answer":"adjust","by":"red","unit":5,"token":"dodge","change":1})";
        if (last["ask"] == "chooseUnitToActivate") return pick(last, "Rebel Troopers 1");
        if (last["ask"] == "chooseAction") return pick(last, "Attack");
        if (last["form"] != "count") return answerTo(last);
        asked = last;
        return R"({"answer":"count","count":2})";
    });
    ASSERT_FALSE(asked.is_null());
    EXPECT_EQ(asked["ask"], "spendDodge");
    EXPECT_EQ(asked["player"], "red");
    EXPECT_EQ(asked["least"], 0);
    EXPECT_EQ(asked["most"], 1);
    EXPECT_TRUE(played.last("refused")["why"].get<std::string>().starts_with(
        "dodge tokens to spend: 0 to 1, not 2"));
    bool told = false;
    for (const json& one : played.of("record"))
        told = told || one["line"] == "Stormtroopers 1 spends 1 dodge token";
    EXPECT_TRUE(told);
}

TEST(PlayForms, AnImpossibleFaceIsRefused) {
    const Played played = play(starter(), [](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        const bool before = events.size() > 1 && events[events.size() - 2]["event"] == "question";
        if (last["event"] == "refused") return before ? std::string() : random;
        if (last["form"] != "dice") return answerTo(last);
        const bool attack =
            last["bounds"]["faces"][0]["die"].get<std::string>().ends_with("attack");
        json faces = json::array();
        for (std::size_t i = 0; i < last["dice"].size(); ++i)
            faces.push_back(attack ? "block" : "hit");
        return json{{"answer", "dice"}, {"faces", faces}}.dump();
    });
    EXPECT_NE(played.last("refused")["why"].get<std::string>().find("has no such face"),
              std::string::npos)
        << played.last("refused");
}

TEST(PlayForms, ADroppedAssetIsPlacedOnASpot) {
    const test::TextFiles files;
    json scenario = loadScenario(starter().scenario)->scenario.source;
    scenario["mission"] = {{"objective", "lost-cargo"}};
    const auto file = files.write("cargo.scenario.json", scenario.dump());
    json asked;
    std::vector<std::string> spots{R"({"answer":"spot","at":[1,1]})",
                                   R"({"command":"nearest","at":[36,10]})"};
    std::size_t next = 0;
    const Played played =
        play({.scenario = file.string()}, [&](const std::vector<json>& events) -> std::string {
            const json& last = events.back();
            if (last["event"] == "state") return {};
            if (next > 0) return next < spots.size() ? spots[next++] : state;
            if (last["number"] == 1)
                return R"({"answer":"adjust","by":"blue","objective":0,"kind":"asset","name":"",)"
                       R"("holder":0})";
            if (last["number"] == 2)
                return R"({"answer":"adjust","by":"blue","mini":0,"wounds":6})";
            if (last["event"] == "refused") return random;
            if (last["form"] != "spot") return answerTo(last);
            asked = last;
            return spots[next++];
        });
    ASSERT_FALSE(asked.is_null());
    EXPECT_EQ(asked["ask"], "placeAsset");
    EXPECT_EQ(asked["player"], "red");
    EXPECT_EQ(asked["bounds"]["width"], 1.0);
    EXPECT_EQ(asked["bounds"]["proposal"].size(), 2U);
    EXPECT_EQ(asked["bounds"]["near"]["x"], 36.0);
    EXPECT_NE(played.last("refused")["why"].get<std::string>().find("half-range"),
              std::string::npos);
    const json token = played.last("state")["objective_tokens"][0];
    EXPECT_EQ(token["kind"], "asset");
    EXPECT_NEAR(token["at"][0], 36.0, 1e-6);
    EXPECT_NEAR(token["at"][1], 10.0, 1e-6);
}

// A player adds a weapon by hand to an attack pool. The answer only names the weapon. The journal
// must also contain the weapon's dice and keywords.
TEST(PlayForms, AnyWeaponJoinsTheAttackPoolByName) {
    const auto line = [](const char* name) {
        return R"({"answer":"adjust","by":"blue","weapon":{"name":")" + std::string(name) + "\"}}";
    };
    int said = 0;
    const Played played = play(starter(), [&](const std::vector<json>& events) -> std::string {
        const json& last = events.back();
        if (said == 0 && last["event"] == "question" && last["ask"] != "chooseWeapons")
            return events.size() < 4000 ? random : "";
        const std::vector<std::string> lines{line("DL-45 Blaster Pistol"),
                                             line("DL-44 Blaster Pistol"), state};
        return said < 3 ? lines[static_cast<std::size_t>(said++)] : "";
    });
    ASSERT_EQ(played.of("refused").size(), 1U);
    EXPECT_EQ(played.last("refused")["why"],
              "no card prints a weapon \"DL-45 Blaster Pistol\" (did you mean \"DL-44 Blaster "
              "Pistol\"?)");
    const json pool = played.last("state")["attack"]["pools"].back();
    ASSERT_EQ(pool["added_weapons"].size(), 1U);
    EXPECT_EQ(pool["added_weapons"][0]["name"], "DL-44 Blaster Pistol");
    EXPECT_FALSE(pool["added_weapons"][0]["dice"].empty());
}

}  // namespace
}  // namespace sightline::app
