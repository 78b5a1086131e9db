// `sightline-cli play`, line by line: questions, commands, refusals and errors.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "unit/cli/play_client.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using test::answerTo;
using test::play;
using test::Played;
using test::random;
using test::starter;
using test::state;
using test::undo;

TEST(PlayLines, AQuestionSaysAllThatAnAnswerNeeds) {
    const Played played = play(starter(), std::vector<std::string>{});
    const json& question = played.events.back();
    EXPECT_EQ(question["event"], "question");
    EXPECT_EQ(question["number"], 1);
    EXPECT_EQ(question["player"], "blue");
    EXPECT_EQ(question["ask"], "chooseUnitToActivate");
    EXPECT_EQ(question["form"], "pick");
    EXPECT_TRUE(question["page"].is_number());
    EXPECT_TRUE(question["heading"].is_string());
    EXPECT_EQ(question["least"], 1);
    EXPECT_EQ(question["most"], 1);
    ASSERT_EQ(question["options"].size(), 4U);
    EXPECT_EQ(question["options"][0]["option"], 0);
    EXPECT_EQ(question["options"][0]["is"], json({{"unit", 0}}));
    EXPECT_EQ(question["options"][0]["text"], "Luke Skywalker");
    for (const char* absent : {"unit", "dice", "bounds", "secret"})
        EXPECT_FALSE(question.contains(absent)) << absent;
    EXPECT_EQ(played.events.front()["event"], "record");
    EXPECT_EQ(played.events.front()["line"], "The battle begins");
}

TEST(PlayLines, ARefusedAnswerLeavesTheQuestionAsItIs) {
    const Played played = play(
        starter(), {state, R"({"answer":"pick","option":9})", R"({"answer":"count","count":1})",
                    R"({"answer":"pick","chosen":{"unit":7}})", state,
                    R"({"answer":"pick","chosen":{"unit":1}})"});
    const auto refused = played.of("refused");
    ASSERT_EQ(refused.size(), 3U);
    for (const json& one : refused) {
        EXPECT_EQ(one["number"], 1);
        EXPECT_TRUE(one["page"].is_number());
    }
    EXPECT_TRUE(refused[0]["why"].get<std::string>().starts_with("option 0 to 3, not 9"));
    EXPECT_TRUE(refused[1]["why"].get<std::string>().starts_with("the answer must be one option"));
    EXPECT_EQ(played.of("state")[0], played.of("state")[1]);
    EXPECT_EQ(played.last("question")["number"], 2);
    EXPECT_EQ(played.last("question")["unit"]["name"], "Rebel Troopers 1");
}

TEST(PlayLines, WhatIsNoLineOfOursGetsAnErrorAndChangesNothing) {
    std::vector<std::string> lines{state};
    const std::vector<std::string> bad{" ",
                                       "hello",
                                       "{",
                                       "[]",
                                       "7",
                                       "null",
                                       "{}",
                                       R"({"answer":"jump"})",
                                       R"({"answer":"pick"})",
                                       R"({"answer":"pick","option":1e400})",
                                       R"({"answer":"pick","option":NaN})",
                                       R"({"answer":"pick","option":99999999999})",
                                       R"({"answer":"count","count":0.5})",
                                       R"({"answer":"pick","chosen":{"unit":"x"}})",
                                       R"({"command":"fly"})",
                                       R"({"command":7})",
                                       R"({"command":"default"})",
                                       R"({"command":"nearest"})",
                                       R"({"command":"nearest","move":7})",
                                       R"({"command":"nearest","at":[1]})",
                                       R"({"command":"undo"})",
                                       "{\"answer\":\"\xff\xfe\"}",
                                       std::string(100000, '['),
                                       std::string(100000, '{'),
                                       R"({"a":)" + std::string(2000000, ' ') + "1}"};
    lines.insert(lines.end(), bad.begin(), bad.end());
    lines.push_back(state);
    const Played played = play(starter(), lines);
    EXPECT_EQ(played.status, 0);
    EXPECT_EQ(played.of("error").size(), bad.size());
    for (const json& one : played.of("error")) {
        EXPECT_TRUE(one["why"].is_string());
        EXPECT_EQ(one["why"].get<std::string>().find('\n'), std::string::npos);
    }
    EXPECT_EQ(played.of("question").size(), 1U);
    EXPECT_EQ(played.of("state")[0], played.of("state")[1]);
}

TEST(PlayLines, UndoTakesADecisionBackAndAsksAgain) {
    const Played played = play(starter(), {state, R"({"answer":"pick","option":1})", undo, state});
    const json undone = played.last("undone");
    EXPECT_EQ(undone["answers"], 1);
    EXPECT_GE(undone["entries"], 1);
    const auto questions = played.of("question");
    ASSERT_EQ(questions.size(), 3U);
    EXPECT_EQ(questions[2], questions[0]);
    EXPECT_EQ(played.of("state")[1], played.of("state")[0]);
}

TEST(PlayLines, WhatIsPlayedAgainAfterAnUndoIsToldAgain) {
    const std::string luke = R"({"answer":"pick","option":0})";
    const Played played = play(starter(), {luke, undo, luke});
    int told = 0;
    for (const json& one : played.of("record"))
        told += one["line"] == "Luke Skywalker activates" ? 1 : 0;
    EXPECT_EQ(told, 2);
}

TEST(PlayLines, PlayersMayAdjustAtAnyQuestion) {
    const Played played =
        play(starter(), {R"({"answer":"adjust","by":"red","unit":0,"token":"aim","change":2})",
                         R"({"answer":"adjust","by":"red","unit":0,"token":"aim","change":-3})",
                         R"({"answer":"adjust","by":"blue","note":"agreed"})", state});
    EXPECT_EQ(played.last("state")["units"][0]["tokens"]["aim"], 2);
    EXPECT_EQ(played.of("refused").size(), 1U);
    EXPECT_EQ(played.last("question")["number"], 3);
    EXPECT_EQ(played.last("question")["ask"], "chooseUnitToActivate");
    EXPECT_EQ(played.last("record")["line"], "Blue adjusts: agreed");
}

// The command "sensible" answers the question like the sensible player, and the next event contains
// this answer.
TEST(PlayLines, SensibleAnswersAndSaysWhat) {
    const Played played = play(starter(), {R"({"command":"sensible"})"});
    const json& question = played.events.back();
    EXPECT_EQ(question["number"], 2);
    EXPECT_EQ(question["answered"]["answer"], "pick");
    EXPECT_TRUE(question["answered"]["chosen"].contains("unit"));
}

TEST(PlayLines, AFacedownCardIsASecretOfItsPlayer) {
    const test::TextFiles files;
    const auto full = assetsFolder() / "scenarios/full_game.scenario.json";
    json asked;
    const Played played =
        play({.scenario = full.string()}, [&](const std::vector<json>& events) -> std::string {
            const json& last = events.back();
            if (last["event"] == "refused") return random;
            if (last["event"] == "state") return {};
            if (last["ask"] != "playCommandCard") return answerTo(last);
            asked = last;
            return state;
        });
    EXPECT_EQ(asked["secret"], true);
    EXPECT_TRUE(asked["options"][0]["is"].contains("command_card"));
    const std::string text = asked["options"][0]["text"];
    EXPECT_NE(text.find(" pip"), std::string::npos) << text;
    const json players = played.last("state")["players"];
    EXPECT_EQ(players["blue"]["hand"].size(), 7U);
    EXPECT_EQ(players["red"]["hand"].size(), 7U) << "the state keeps no secrets";
}

// The commands "easy", "fair" and "sharp" answer the question, and "why" lists what they consider.
TEST(PlayLines, AJudgingPlayerAnswersAndSaysWhy) {
    for (const std::string level : {"easy", "fair", "sharp"}) {
        const std::string why = R"({"command":"why","player":")" + level + R"("})";
        const Played played = play(starter(), {R"({"answer":"pick","option":0})", why,
                                               R"({"command":")" + level + R"("})"});
        const json said = played.last("why");
        ASSERT_FALSE(said.is_null()) << level;
        EXPECT_EQ(said["player"], level);
        const json& considered = said["considered"];
        ASSERT_GE(considered.size(), 3U);
        for (std::size_t i = 0; i < considered.size(); ++i) {
            double sum = 0.0;
            for (const auto& [name, points] : considered[i]["parts"].items())
                sum += points.get<double>();
            EXPECT_NEAR(considered[i]["total"].get<double>(), sum, 0.05);
            EXPECT_FALSE(considered[i]["text"].get<std::string>().empty());
            if (i > 0) {
                EXPECT_LE(considered[i]["total"], considered[i - 1]["total"]);
            }
        }
    }
}

TEST(PlayLines, WhyRefusesAPlayerThatDoesNotJudge) {
    const Played played = play(starter(), {R"({"command":"why","player":"random"})"});
    EXPECT_EQ(played.events.back()["why"], "input: /player: expected easy, fair or sharp");
}

}  // namespace
}  // namespace sightline::app
