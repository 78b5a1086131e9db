// `sightline-cli arena`: two computer players, A and B, play pairs of games against each other. In
// the second game of a pair, they exchange their armies.
#include "app/cli/games/arena_command.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "app/files/tables/load.h"

namespace sightline::app {
namespace {
using engine::PlayerKind;
using nlohmann::json;

std::vector<json> linesOf(const ArenaSettings& settings) {
    std::ostringstream output, errors;
    EXPECT_EQ(arenaCommand(settings, output, errors), 0) << errors.str();
    std::istringstream text(output.str());
    std::vector<json> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(json::parse(line));
    return lines;
}

TEST(ArenaCommand, PlaysEachSeedTwiceWithTheSeatsExchanged) {
    const auto lines =
        linesOf({.a = PlayerKind::random, .b = PlayerKind::random, .pairs = 2, .seed = 5});
    ASSERT_EQ(lines.size(), 5U);
    for (std::size_t game = 0; game < 4; ++game) {
        EXPECT_EQ(lines[game]["seed"], 5 + game / 2);
        EXPECT_EQ(lines[game]["first"], game % 2 == 0 ? "a" : "b");
    }
    // If A and B are of the same kind, both games of a pair take the same course.
    for (const std::size_t pair : {0U, 2U}) {
        EXPECT_EQ(lines[pair]["answers"], lines[pair + 1]["answers"]);
        EXPECT_EQ(lines[pair]["points"][0], lines[pair + 1]["points"][1]);
        EXPECT_EQ(lines[pair]["points"][1], lines[pair + 1]["points"][0]);
    }
    const json& totals = lines.back();
    EXPECT_EQ(totals["pairs"], 2);
    EXPECT_EQ(totals["wins"][0], totals["wins"][1]);
    EXPECT_EQ(
        totals["wins"][0].get<int>() + totals["wins"][1].get<int>() + totals["draws"].get<int>(),
        4);
    EXPECT_EQ(totals["points"][0], totals["points"][1]);
    EXPECT_EQ(totals["standard_error"], 0.0);
    EXPECT_GT(totals["decision_p95_s"][0], 0.0);
}

// The setup may exchange the colours of the players, but A and B keep their armies.
TEST(ArenaCommand, TheSeatsGoWithTheArmies) {
    const std::string file = (assetsFolder() / "scenarios/full_game.scenario.json").string();
    const auto lines = linesOf(
        {.a = PlayerKind::random, .b = PlayerKind::random, .pairs = 3, .scenarios = {file}});
    ASSERT_EQ(lines.size(), 7U);
    for (const std::size_t pair : {0U, 2U, 4U})
        EXPECT_EQ(lines[pair]["points"][0], lines[pair + 1]["points"][1]);
    EXPECT_EQ(lines.back()["wins"][0], lines.back()["wins"][1]);
}

TEST(ArenaCommand, TheSensiblePlayerBeatsTheOlderOne) {
    const auto lines =
        linesOf({.a = PlayerKind::sensible, .b = PlayerKind::sensible1, .pairs = 10});
    EXPECT_GE(lines.back()["wins"][0].get<int>(), 14) << lines.back().dump();
}

TEST(ArenaCommand, SharpBeatsRandomInEveryGame) {
    const auto lines = linesOf({.a = PlayerKind::sharp, .b = PlayerKind::random, .pairs = 1});
    EXPECT_EQ(lines.back()["wins"], json({2, 0})) << lines.back().dump();
}

TEST(ArenaCommand, PlaysTheLevelsTheSameWayAgain) {
    const ArenaSettings settings{
        .a = PlayerKind::fair, .b = PlayerKind::easy, .pairs = 1, .seed = 9};
    auto once = linesOf(settings), again = linesOf(settings);
    ASSERT_EQ(once.size(), 3U);
    for (auto* lines : {&once, &again}) lines->back().erase("decision_p95_s");
    EXPECT_EQ(once, again);
    for (const char* member : {"pairs", "wins", "draws", "points", "standard_error"})
        EXPECT_TRUE(once.back().contains(member)) << member;
}

TEST(ArenaCommand, ASequentialTestEndsTheArenaAsSoonAsItIsSure) {
    const auto lines = linesOf(
        {.a = PlayerKind::random, .b = PlayerKind::sensible, .pairs = 20, .sequential = 0.9});
    const json& totals = lines.back();
    // Three lost games suffice, and both games of a pair are played.
    EXPECT_LE(totals["pairs"], 4);
    EXPECT_EQ(lines.size(), 2U * totals["pairs"].get<std::size_t>() + 1U);
    const json& test = totals["sequential"];
    EXPECT_EQ(test["verdict"], "below") << totals.dump();
    EXPECT_EQ(test["share"], 0.9);
    EXPECT_EQ(test["games"].get<int>(), 2 * totals["pairs"].get<int>());
    EXPECT_LT(test["evidence"], 0.0);
}

TEST(ArenaCommand, ASequentialTestWithTooFewPairsIsUndecided) {
    const auto lines = linesOf(
        {.a = PlayerKind::sensible, .b = PlayerKind::random, .pairs = 1, .sequential = 0.9});
    EXPECT_EQ(lines.back()["sequential"]["verdict"], "undecided") << lines.back().dump();
}

TEST(ArenaCommand, ListsTheResultsOfEachScenario) {
    const auto folder = assetsFolder() / "scenarios";
    const std::vector<std::string> files{(folder / "starter.scenario.json").string(),
                                         (folder / "full_game.scenario.json").string()};
    const auto lines =
        linesOf({.a = PlayerKind::random, .b = PlayerKind::random, .pairs = 2, .scenarios = files});
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[0]["scenario"], 0);
    EXPECT_EQ(lines[2]["scenario"], 1);
    const json& scenarios = lines.back()["scenarios"];
    ASSERT_EQ(scenarios.size(), 2U);
    int games = 0;
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(scenarios[i]["file"], files[i]);
        games += scenarios[i]["wins"][0].get<int>() + scenarios[i]["wins"][1].get<int>() +
                 scenarios[i]["draws"].get<int>();
    }
    EXPECT_EQ(games, 4);
}

TEST(ArenaCommand, TheNamesOfThePlayersAreThoseOfTheContract) {
    for (const char* name : {"random", "sensible", "easy", "fair", "sharp"})
        EXPECT_TRUE(engine::playerKindOf(name)) << name;
    EXPECT_FALSE(engine::playerKindOf("expert"));
}

TEST(ArenaCommand, RefusesAScenarioThatIsNotThere) {
    std::ostringstream output, errors;
    EXPECT_EQ(arenaCommand({.scenarios = {"nowhere.scenario.json"}}, output, errors), 1);
    EXPECT_EQ(output.str(), "");
    EXPECT_NE(errors.str().find("nowhere.scenario.json"), std::string::npos);
}

}  // namespace
}  // namespace sightline::app
