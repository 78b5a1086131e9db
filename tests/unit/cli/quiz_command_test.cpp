// `sightline-cli quiz` from outside: the scenario of a question can be played, and `query` and
// `odds` give the answer again.
#include "app/cli/quiz/quiz_command.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "app/cli/odds/odds_command.h"
#include "app/cli/query/query_command.h"
#include "unit/cli/play_client.h"

namespace sightline::app {
namespace {

using nlohmann::json;

/// Three small tables. Reading all tables of the program takes seconds.
QuizTables& smallTables() {
    static QuizTables tables =
        QuizTables::load(
            {"recon_forest.layout.json", "recon_port.layout.json", "recon_ruins.layout.json"})
            .value();
    return tables;
}

std::string textOf(const QuizSettings& settings) {
    std::ostringstream output, errors;
    EXPECT_EQ(quizCommand(settings, smallTables(), output, errors), 0) << errors.str();
    return output.str();
}

std::vector<json> linesOf(const QuizSettings& settings) {
    std::istringstream text(textOf(settings));
    std::vector<json> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(json::parse(line));
    return lines;
}

engine::QuizKind kindOf(std::string_view name) { return *engine::quizKindOf(name); }

std::filesystem::path fileOf(const json& scenario) {
    std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
    std::replace(test.begin(), test.end(), '/', '_');  // a test of a kind has a slash in its name
    auto file = std::filesystem::path(testing::TempDir()) / (test + ".scenario.json");
    std::ofstream(file) << scenario.dump();
    return file;
}

/// The answer of `sightline-cli query --scenario`.
json queried(const json& line) {
    std::istringstream input(line["query"].dump() + "\n");
    std::ostringstream output, errors;
    const std::string scenario = fileOf(line["scenario"]).string();
    EXPECT_EQ(queryCommand({.scenario = scenario}, input, output, errors), 0) << errors.str();
    return json::parse(output.str());
}

const std::string& answerOf(const json& line) {
    return line["options"][line["answer"].get<std::size_t>()].get_ref<const std::string&>();
}

class Quiz : public testing::TestWithParam<std::string_view> {};

TEST_P(Quiz, EachLineHasTheMembersOfTheContract) {
    for (int level = 1; level <= 5; ++level) {
        const auto lines =
            linesOf({.kind = kindOf(GetParam()), .seed = 40, .count = 1, .level = level});
        ASSERT_EQ(lines.size(), 1U);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const json& line = lines[i];
            EXPECT_EQ(line["kind"], GetParam());
            EXPECT_EQ(line["level"], level);
            EXPECT_EQ(line["seed"], 40 + i);
            EXPECT_EQ(line["scenario"]["format"], "sightline-scenario");
            EXPECT_TRUE(line["query"].is_object() || line["query"].is_null());
            EXPECT_FALSE(line["text"].get<std::string>().empty());
            EXPECT_FALSE(line["why"].get<std::string>().empty());
            const json& options = line["options"];
            EXPECT_GE(options.size(), 2U) << line;
            EXPECT_EQ(std::set<std::string>(options.begin(), options.end()).size(), options.size());
            EXPECT_LT(line["answer"].get<std::size_t>(), options.size());
            const bool close =
                line["text"].get<std::string>().find("close call") != std::string::npos;
            if (line["margin"].is_null()) continue;
            EXPECT_EQ(std::abs(line["margin"].get<double>()) < 0.1, close) << line;
            EXPECT_TRUE(!close || level == 5) << line;
        }
    }
}

TEST_P(Quiz, ASeedGivesTheSameQuestionAloneAndInARow) {
    const QuizSettings row{.kind = kindOf(GetParam()), .seed = 7, .count = 2};
    const std::string text = textOf(row);
    const std::string second = textOf({.kind = row.kind, .seed = 8, .count = 1});
    EXPECT_TRUE(text.ends_with(second)) << text << second;
}

TEST_P(Quiz, TheScenarioCanBePlayed) {
    for (const json& line : linesOf({.kind = kindOf(GetParam()), .seed = 3, .count = 1})) {
        const auto played = test::play({.scenario = fileOf(line["scenario"]).string()},
                                       {test::state, R"({"command":"quit"})"});
        EXPECT_EQ(played.status, 0) << played.errors;
        EXPECT_FALSE(played.of("question").empty()) << line;
    }
}

TEST_P(Quiz, TheRightOptionIsNotAlwaysInTheSamePlace) {
    std::map<std::size_t, int> places;
    for (const json& line : linesOf({.kind = kindOf(GetParam()), .count = 8, .level = 2}))
        ++places[line["answer"].get<std::size_t>()];
    EXPECT_GE(places.size(), 2U);
    for (const auto& [place, count] : places) EXPECT_LT(count, 8) << place;
}

INSTANTIATE_TEST_SUITE_P(Kinds, Quiz, testing::ValuesIn(engine::quizKindNames),
                         [](const auto& kind) { return std::string(kind.param); });

TEST(QuizCommand, ReadsTheTablesOfTheProgram) {
    std::ostringstream output, errors;
    ASSERT_EQ(quizCommand({.kind = kindOf("band"), .seed = 4}, output, errors), 0) << errors.str();
    EXPECT_EQ(json::parse(output.str())["kind"], "band");
}

std::string bandText(double band) {
    if (band == 0.5) return "Within half-range";
    if (band == 1.0) return "Range 1, but beyond half-range";
    return band > 5.0 ? "Beyond range 5" : "Range " + std::to_string(static_cast<int>(band));
}

TEST(QuizQuery, DecidesTheBand) {
    for (const json& line : linesOf({.kind = kindOf("band"), .count = 3}))
        EXPECT_EQ(answerOf(line), bandText(queried(line)["band"])) << line;
}

TEST(QuizQuery, DecidesTheSightAndItsMargin) {
    for (const json& line : linesOf({.kind = kindOf("sight"), .count = 3})) {
        const json answer = queried(line);
        EXPECT_EQ(answerOf(line).starts_with("Yes"), answer["visible"]) << line;
        EXPECT_EQ(line["margin"], answer["margin"]) << line;
        if (answer["visible"]) continue;
        // Exactly one of the pieces on the lines blocks LOS without the others.
        int alone = 0;
        for (const json& piece : answer["blockers"]) {
            json only = line;
            for (const json& other : answer["blockers"])
                if (other != piece) only["query"]["ignore"].push_back(other);
            alone += queried(only)["visible"] ? 0 : 1;
        }
        EXPECT_EQ(alone, 1) << answer << line;
    }
}

TEST(QuizQuery, DecidesTheCoverOfOneMiniature) {
    for (const json& line : linesOf({.kind = kindOf("obscured"), .count = 3, .level = 2})) {
        const json answer = queried(line);
        std::string best = "no cover";
        for (const json& by : answer["by"]) {
            if (!by["counts"]) continue;
            if (by["cover"] == "heavy") best = "heavy cover";
            if (by["cover"] == "light" && best == "no cover") best = "light cover";
        }
        const std::string count = answer["obscured"] ? "1" : "0";
        EXPECT_EQ(answerOf(line), count + " of 1 obscured, " + best) << answer;
    }
}

TEST(QuizQuery, DecidesTheHidingSpot) {
    for (const json& line : linesOf({.kind = kindOf("hide"), .count = 3})) {
        const json& spot = line["spots"][line["answer"].get<std::size_t>()];
        EXPECT_EQ(line["query"]["to"]["x"], spot["x"]);
        EXPECT_EQ(line["query"]["to"]["y"], spot["y"]);
        EXPECT_EQ(queried(line)["verdict"], "blocked") << line;
    }
}

TEST(QuizQuery, DecidesTheReach) {
    for (const json& line : linesOf({.kind = kindOf("reach"), .count = 3, .level = 4})) {
        const json answer = queried(line);
        for (std::size_t i = 0; i < line["spots"].size(); ++i) {
            const json& spot = line["spots"][i];
            const bool reached = std::any_of(
                answer["cells"].begin(), answer["cells"].end(),
                [&](const json& cell) { return cell[0] == spot["x"] && cell[1] == spot["y"]; });
            EXPECT_EQ(reached, i == line["answer"]) << line;
        }
    }
}

TEST(QuizQuery, DecidesTheCohesion) {
    for (const json& line : linesOf({.kind = kindOf("cohesion"), .count = 3})) {
        const json answer = queried(line);
        std::string out = "None";
        for (std::size_t i = 0; i < answer["minis"].size(); ++i)
            if (!answer["minis"][i]["in_cohesion"]) out = "Miniature " + std::to_string(i + 2);
        EXPECT_TRUE(answerOf(line).starts_with(out)) << line;
    }
}

TEST(QuizQuery, DecidesWhatIsLegal) {
    std::set<std::string> rules;
    for (const int level : {1, 2, 3, 4, 5}) {
        for (const json& line : linesOf({.kind = kindOf("legal"), .count = 2, .level = level})) {
            const json answer = queried(line);
            EXPECT_EQ(answerOf(line).starts_with("Yes"), answer["legal"]) << line;
            for (const json& reason : answer["reasons"]) rules.insert(reason["rule"]);
        }
    }
    EXPECT_GE(rules.size(), 3U) << json(rules);
}

TEST(QuizQuery, OddsDecideTheExpectedWounds) {
    for (const int level : {1, 3, 5}) {
        for (const json& line : linesOf({.kind = kindOf("expected"), .count = 2, .level = level})) {
            std::istringstream input(line["query"].dump());
            std::ostringstream output, errors;
            ASSERT_EQ(oddsCommand(input, output, errors), 0) << errors.str() << line;
            const double mean = json::parse(output.str())["mean"];
            const double stated = std::stod(answerOf(line).substr(6));
            EXPECT_NEAR(mean, stated, 0.0501) << line;
            for (const json& option : line["options"])
                EXPECT_GE(std::abs(mean - std::stod(option.get<std::string>().substr(6))),
                          std::abs(mean - stated) - 1e-9);
        }
    }
}

// The game itself offers exactly the unit of the right option when the attacker declares a
// defender.
TEST(QuizPlay, OffersTheTargetAsDefender) {
    int offered = 0;
    for (const json& line : linesOf({.kind = kindOf("target"), .count = 5})) {
        std::vector<std::string> defenders;
        const auto client = [&](const std::vector<json>& events) -> std::string {
            const json& question = events.back();
            if (question["event"] != "question") return R"({"command":"quit"})";
            if (question["ask"] == "declareDefender") {
                for (const json& option : question["options"]) {
                    const std::string text = option["text"];
                    if (option["is"].contains("unit")) defenders.push_back(text);
                }
                return R"({"command":"quit"})";
            }
            // The blue unit activates without free actions, and attacks if it may.
            for (const char* wanted : {R"({"action":"attack"})", R"({"done":true})"})
                for (const json& option : question["options"])
                    if (option["is"] == json::parse(wanted))
                        return json{{"answer", "pick"}, {"option", option["option"]}}.dump();
            if (question["ask"] == "chooseAction") return R"({"command":"quit"})";
            return R"({"command":"sensible"})";
        };
        const auto played = test::playPastTheEnd(
            {.scenario = fileOf(line["scenario"]).string(), .asksEverything = true, .seeded = true},
            client);
        EXPECT_EQ(played.status, 0) << played.errors;
        const std::vector<std::string> wanted = answerOf(line) == "None of them"
                                                    ? std::vector<std::string>{}
                                                    : std::vector<std::string>{answerOf(line)};
        EXPECT_EQ(defenders, wanted) << line;
        offered += static_cast<int>(defenders.size());
    }
    EXPECT_GE(offered, 2);
}

}  // namespace
}  // namespace sightline::app
