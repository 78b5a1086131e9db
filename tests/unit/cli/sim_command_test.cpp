// `sightline-cli sim`, and the states from which a game may start. If a state cannot occur in a
// game, the command refuses it with one line before the game starts.
#include "app/cli/games/sim_command.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "app/files/tables/load.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/invariants.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
using engine::PlayerKind;
using nlohmann::json;

constexpr double trooperRadius = 27.0 / 25.4 / 2.0, walkerRadius = 70.0 / 25.4 / 2.0;

json starterFile() {
    auto loaded = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    if (!loaded) throw std::runtime_error(loaded.problem().text);
    return loaded->scenario.source;
}

/// The starter battle with one change: one coordinate of one miniature of a blue unit is `at`.
json withBlueAt(std::size_t unit, const char* axis, double at) {
    json scenario = starterFile();
    scenario["placements"]["blue"][unit]["minis"][0][axis] = at;
    return scenario;
}

json withTokens(const char* player, std::size_t unit, const json& tokens) {
    json scenario = starterFile();
    scenario["placements"][player][unit]["tokens"] = tokens;
    return scenario;
}

/// The reason why a game with this scenario cannot start. If the game can start, the invariants
/// that it breaks at its start.
std::string startOf(const json& document) {
    auto loaded = scenarioFromJson(document, "s");
    if (!loaded) return loaded.problem().text;
    const auto game = engine::Game::start(loaded->scenario, 1);
    if (!game) return game.problem().text;
    std::string broken;
    for (const std::string& one : engine::brokenInvariants(**game)) broken += one + "\n";
    return broken;
}

json simulated(const std::string& scenario, PlayerKind player = PlayerKind::sensible) {
    std::ostringstream output, errors;
    EXPECT_EQ(
        simCommand({.games = 1, .seed = 3, .scenario = scenario, .player = player}, output, errors),
        0)
        << errors.str();
    return json::parse(output.str());
}

TEST(SimCommand, TheStarterBattleLeavesNothingToItsPlayers) {
    for (const PlayerKind player : {PlayerKind::sensible, PlayerKind::random}) {
        const json line = simulated("", player);
        EXPECT_EQ(line["reminders"], 0) << static_cast<int>(player);
        EXPECT_EQ(line["stops"], 0) << static_cast<int>(player);
        EXPECT_TRUE(line["violations"].empty()) << line["violations"];
    }
}

TEST(SimCommand, ExplainsTheDecisionsOfAJudgingPlayer) {
    std::ostringstream output, errors;
    ASSERT_EQ(simCommand({.games = 1, .seed = 3, .player = PlayerKind::easy, .explain = true},
                         output, errors),
              0)
        << errors.str();
    std::istringstream text(output.str());
    std::vector<json> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(json::parse(line));
    ASSERT_GT(lines.size(), 20U);
    EXPECT_TRUE(lines.back().contains("digest"));
    EXPECT_TRUE(lines.back()["violations"].empty());
    lines.pop_back();
    std::size_t three = 0;
    for (const json& line : lines) {
        EXPECT_EQ(line["event"], "why");
        ASSERT_GE(line["considered"].size(), 1U);
        EXPECT_TRUE(line["considered"][0].contains("total"));
        if (line["considered"].size() >= 3) ++three;
    }
    EXPECT_GT(2 * three, lines.size()) << "most decisions have three choices";
}

TEST(SimCommand, ATableThatTheMissionIsNotDrawnForIsSaid) {
    auto loaded = loadScenario(assetsFolder() / "scenarios/full_game.scenario.json");
    ASSERT_TRUE(loaded) << loaded.problem().text;
    json document = loaded->scenario.source;
    const auto small = loadLayout(assetsFolder() / "layouts/recon_sands.layout.json");
    ASSERT_TRUE(small) << small.problem().text;
    const auto said = [](const json& scenario) {
        const std::string file = testing::TempDir() + "other_table.scenario.json";
        std::ofstream(file) << scenario.dump();
        std::ostringstream output, errors;
        EXPECT_EQ(
            simCommand({.games = 0, .seed = 1, .scenario = file, .player = PlayerKind::sensible},
                       output, errors),
            0)
            << errors.str();
        return errors.str();
    };
    EXPECT_EQ(said(document), "");
    document["layout"] = small->source;
    EXPECT_NE(said(document).find("the table is 36 x 36 in, and the map of "), std::string::npos)
        << said(document);
}

TEST(SimCommand, CountsRemindersAndStopsOfWhatIsByHand) {
    const auto scenario = assetsFolder() / "scenarios/two_full_armies.scenario.json";
    ASSERT_TRUE(std::filesystem::exists(scenario));
    const json line = simulated(scenario.string());
    EXPECT_GT(line["reminders"], 0);
    EXPECT_GT(line["stops"], 0);
}

// The last line of the output, which counts the effects of keywords.
json lastLine(const std::string& output) {
    std::istringstream lines(output);
    std::string line, last;
    while (std::getline(lines, line)) last = line;
    return json::parse(last).at("keywords");
}

TEST(SimCommand, CountsHowOftenEachKeywordHadAnEffect) {
    std::ostringstream output, errors;
    ASSERT_EQ(simCommand({.games = 2, .seed = 3, .player = PlayerKind::sensible, .keywords = true},
                         output, errors),
              0)
        << errors.str();
    std::istringstream lines(output.str());
    std::string game;
    for (int line = 0; line < 2; ++line) {
        ASSERT_TRUE(std::getline(lines, game));
        EXPECT_FALSE(json::parse(game).contains("keywords"));
    }
    const json said = lastLine(output.str());
    std::set<std::string> named;
    for (const auto& [name, times] : said.at("acted").items()) {
        EXPECT_GT(times, 0) << name;
        named.insert(name);
    }
    EXPECT_TRUE(said["acted"].contains("Speeder")) << "the bikes move every activation";
    std::size_t count = named.size();
    for (const char* list : {"never", "not_in_play"}) {
        count += said.at(list).size();
        for (const json& name : said[list]) named.insert(name);
    }
    EXPECT_EQ(count, named.size()) << "each in one list";
    EXPECT_EQ(count, engine::appliedByCode().keywords.size());
    const json& absent = said["not_in_play"];
    EXPECT_NE(std::find(absent.begin(), absent.end(), "Poison"), absent.end());
    for (const auto& [name, choice] : said.at("choices").items()) {
        EXPECT_GT(choice.at("offered"), 0) << name;
        EXPECT_LE(choice.at("declined"), choice.at("offered")) << name;
    }
}

// The game builds a question when it is read. Plodding acts only while the rules list the actions
// of the next question.
TEST(SimCommand, CountsKeywordsThatActWhileTheNextQuestionIsBuilt) {
    json scenario = starterFile();
    scenario["armies"]["red"] = {{"format", "sightline-army"},
                                 {"version", 1},
                                 {"name", "Dark"},
                                 {"faction", "empire"},
                                 {"units", {{{"unit", "imperial-dark-troopers"}}}}};
    json minis = json::array();
    for (const double x : {24.0, 25.6, 27.2}) minis.push_back({{"x", x}, {"y", 30.0}});
    scenario["placements"]["red"] = {{{"unit", 0}, {"minis", minis}}};
    const auto path = std::filesystem::path(testing::TempDir()) / "plodding.scenario.json";
    std::ofstream(path) << scenario.dump();
    std::ostringstream output, errors;
    ASSERT_EQ(simCommand({.games = 1,
                          .seed = 3,
                          .scenario = path.string(),
                          .player = PlayerKind::sensible,
                          .keywords = true},
                         output, errors),
              0)
        << errors.str();
    EXPECT_TRUE(lastLine(output.str())["acted"].contains("Plodding"));
    std::filesystem::remove(path);
}

TEST(SimCommand, CountingKeywordsDoesNotChangeTheGame) {
    std::ostringstream plain, counted, errors;
    SimSettings settings{.games = 1, .seed = 3, .player = PlayerKind::sensible};
    ASSERT_EQ(simCommand(settings, plain, errors), 0) << errors.str();
    settings.keywords = true;
    ASSERT_EQ(simCommand(settings, counted, errors), 0) << errors.str();
    EXPECT_EQ(counted.str().substr(0, counted.str().find('\n') + 1), plain.str());
}

TEST(SimCommand, DrawsLegalArmiesAndNamesTheKeywordsThatNeverActed) {
    std::ostringstream output, errors;
    const SimSettings settings{.games = 1,
                               .seed = 1,
                               .player = PlayerKind::random,
                               .keywords = true,
                               .randomArmies = true};
    EXPECT_EQ(simCommand(settings, output, errors), 1) << "one game cannot have every keyword";
    const json game = json::parse(output.str().substr(0, output.str().find('\n')));
    EXPECT_TRUE(game["violations"].empty()) << game["violations"];
    EXPECT_EQ(game["player"], "random");
    const json said = lastLine(output.str());
    EXPECT_FALSE(said["acted"].empty());
    const std::string missing = errors.str().substr(0, errors.str().find('\n'));
    EXPECT_EQ(missing.rfind("acted less than 1 time: ", 0), 0U) << missing;
    for (const json& name : said["never"])
        EXPECT_NE(missing.find(name.get<std::string>() + " (0 in 1)"), std::string::npos) << name;
    for (const auto& [name, times] : said["acted"].items())
        EXPECT_EQ((", " + missing.substr(missing.find(": ") + 2)).find(", " + name + " ("),
                  std::string::npos)
            << name;
}

TEST(SimCommand, DrawsTheSameRandomGameForTheSameSeed) {
    const auto digest = [](std::uint64_t seed) {
        std::ostringstream output, errors;
        EXPECT_EQ(
            simCommand(
                {.games = 1, .seed = seed, .player = PlayerKind::random, .randomArmies = true},
                output, errors),
            0)
            << errors.str() << output.str();
        return json::parse(output.str())["digest"];
    };
    EXPECT_EQ(digest(1), digest(1));
}

TEST(SimCommand, OnlyTheNamedKeywordsCanBeMissing) {
    std::ostringstream output, errors;
    SimSettings settings{.games = 1, .seed = 5, .keywords = true, .randomArmies = true};
    settings.only = {"Nimbel"};
    EXPECT_EQ(simCommand(settings, output, errors), 1);
    EXPECT_EQ(errors.str(), "--only: expected the name of a keyword on a card, found \"Nimbel\"\n");
    errors.str("");
    settings.only = {"Tow Cable"};
    settings.atLeast = 1000;
    settings.player = PlayerKind::random;
    EXPECT_EQ(simCommand(settings, output, errors), 1);
    EXPECT_EQ(errors.str().find("acted less than 1000 times: Tow Cable ("), 0U) << errors.str();
}

TEST(SimCommand, RefusesAScenarioWithRandomArmies) {
    std::ostringstream output, errors;
    EXPECT_EQ(
        simCommand({.scenario = "starter.scenario.json", .randomArmies = true}, output, errors), 1);
    EXPECT_EQ(errors.str(), "random armies replace the armies of a scenario\n");
}

TEST(SimCommand, RefusesAStartOverTheTablesEdgeInOneLine) {
    const test::TextFiles files;
    const auto file = files.write("over.scenario.json", withBlueAt(3, "x", 0.0).dump());
    std::ostringstream output, errors;
    EXPECT_EQ(simCommand({.games = 3, .scenario = file.string()}, output, errors), 1);
    EXPECT_EQ(output.str(), "") << "no game was played";
    EXPECT_EQ(errors.str(),
              file.string() + ": AT-RT, miniature 1: 1.38 in over the table's edge\n");
}

TEST(GameStart, ABaseMayTouchTheTablesEdgeAndNotCrossIt) {
    EXPECT_EQ(startOf(withBlueAt(0, "y", trooperRadius)), "");
    EXPECT_EQ(startOf(withBlueAt(0, "y", trooperRadius - 0.01)),
              "Luke Skywalker, miniature 1: 0.01 in over the table's edge");
    EXPECT_EQ(startOf(withBlueAt(3, "y", walkerRadius)), "");
    EXPECT_EQ(startOf(withBlueAt(3, "y", walkerRadius - 0.01)),
              "AT-RT, miniature 1: 0.01 in over the table's edge");
}

TEST(GameStart, RefusesTokensThatTheUnitCannotGain) {
    EXPECT_EQ(startOf(withTokens("blue", 1, {{"suppression", 2}, {"standby", true}})), "");
    EXPECT_EQ(startOf(withTokens("blue", 3, {{"suppression", 1}})),
              "AT-RT: suppression tokens are 0 to 0, not 1");
    EXPECT_EQ(startOf(withTokens("blue", 3, {{"poison", 1}})),
              "AT-RT: poison tokens are 0 to 0, not 1");
    EXPECT_EQ(startOf(withTokens("blue", 3, {{"standby", true}})), "") << "a ground vehicle may";
    EXPECT_EQ(startOf(withTokens("red", 3, {{"standby", true}})),
              "74-Z Speeder Bikes: standby tokens are 0 to 0, not 1");
}

}  // namespace
}  // namespace sightline::app
