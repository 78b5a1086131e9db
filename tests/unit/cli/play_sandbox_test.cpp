// `sightline-cli play` in the sandbox, a table without rules.
#include <gtest/gtest.h>

#include "app/cli/games/sim_command.h"
#include "unit/cli/play_client.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using namespace sightline::test;

const std::string toSandbox = R"({"answer":"adjust","by":"blue","to_sandbox":true})";

std::string joins(const std::string& who, double x) {
    return R"({"answer":"adjust","by":"blue","join":{"player":"red",)" + who + R"(},"position":[)" +
           std::to_string(x) + R"(,18,0],"facing":90})";
}

class PlaySandbox : public testing::Test {
  protected:
    std::string scenario() const {
        return files
            .write("empty.scenario.json",
                   R"({"format":"sightline-scenario","version":1,"name":"S","sandbox":true,
                       "layout":{"format":"sightline-layout","version":1,"name":"L","pieces":[],
                                 "table":{"width":72,"depth":36,"mat":"desert"}}})")
            .string();
    }
    TextFiles files;
};

TEST_F(PlaySandbox, UnitsJoinMoveAndLeave) {
    const Played played =
        play({.scenario = scenario()},
             {joins(R"("unit":"stormtroopers")", 20),
              joins(R"("bare":{"base":"large","height":2.5,"name":"Pillar"})", 40),
              R"({"answer":"adjust","by":"blue","deploy":0,"position":[30,10,0],"facing":0})",
              state, R"({"answer":"adjust","by":"blue","leave":0})", state});
    EXPECT_EQ(played.status, 0) << played.errors;
    EXPECT_TRUE(played.of("refused").empty()) << played.last("refused");
    EXPECT_EQ(played.last("question")["ask"], "freeTable");
    const auto states = played.of("state");
    ASSERT_EQ(states.size(), 2U);
    EXPECT_EQ(states[0]["sandbox"], true);
    EXPECT_EQ(states[0]["units"][0]["name"], "Stormtroopers");
    EXPECT_EQ(states[0]["units"][1]["name"], "Pillar");
    EXPECT_NE(states[0], states[1]);
    EXPECT_EQ(played.last("record")["line"].get<std::string>(),
              "Stormtroopers: taken off the battlefield by hand");
}

TEST_F(PlaySandbox, AsksForAMoveWithTheTool) {
    const Played played =
        play({.scenario = scenario()},
             {joins(R"("unit":"stormtroopers")", 20),
              R"({"answer":"adjust","by":"red","tool":0,"kind":"standard","speed":1})",
              R"({"command":"nearest","at":[24,18]})", R"({"command":"default"})"});
    const auto questions = played.of("question");
    ASSERT_EQ(questions.size(), 5U) << played.last("refused") << played.last("error");
    EXPECT_EQ(questions[2]["ask"], "moveUnit");
    EXPECT_EQ(questions[3]["ask"], "placeUnit");
    EXPECT_EQ(questions[4]["ask"], "freeTable");
}

TEST_F(PlaySandbox, WhatItCannotUseIsRefused) {
    const Played played =
        play({.scenario = scenario()},
             {random, R"({"command":"sensible"})", joins(R"("unit":"stormtrooper")", 20),
              joins(R"("bare":{"base":"large"})", 20),
              R"({"answer":"adjust","by":"blue","to_sandbox":false})", toSandbox});
    EXPECT_EQ(played.of("refused").size(), 4U);
    EXPECT_EQ(played.of("error").size(), 2U);
    EXPECT_EQ(played.of("question").size(), 1U) << "nothing changed";
}

TEST_F(PlaySandbox, AGameIsTakenThereAndItsJournalReadsBack) {
    const std::string file = (files.folder() / "taken.sightline").string();
    PlaySettings settings = starter();
    settings.seeded = true;
    settings.save = file;
    const Played played = play(settings, {random, random, random, toSandbox,
                                          joins(R"("unit":"stormtroopers")", 36), state});
    EXPECT_TRUE(played.of("refused").empty()) << played.last("refused");
    const Played again = play({.journal = file}, {state});
    EXPECT_EQ(again.last("state")["digest"], played.last("state")["digest"]);
    EXPECT_EQ(again.last("question")["ask"], "freeTable");
}

TEST_F(PlaySandbox, RandomGamesEndThere) {
    std::ostringstream output, errors;
    EXPECT_EQ(simCommand({.games = 1, .seed = 1, .scenario = scenario()}, output, errors), 0)
        << errors.str();
    const json line = json::parse(output.str());
    EXPECT_EQ(line["answers"], 0);
    EXPECT_TRUE(line["violations"].empty()) << line;
}

}  // namespace
}  // namespace sightline::app
