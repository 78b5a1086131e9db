/// Saved games for tests, and functions that damage them.
#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "app/files/tables/load.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/original_rules.h"

namespace sightline::test {

/// A game that an earlier version saved. The file is never generated again, because it proves that
/// the program can still open such a game.
inline std::filesystem::path savedGame(const std::string& name) {
    return std::filesystem::path(SIGHTLINE_TEST_DATA) / "journals" / (name + ".sightline");
}

inline engine::Journal played(engine::Scenario scenario, std::size_t answers) {
    auto game = engine::Game::start(std::move(scenario), 7).value();
    for (std::size_t i = 0; i < answers; ++i)
        EXPECT_FALSE(game->answer(engine::randomAnswer(*game, 100 + i)));
    return game->journal();
}

inline engine::Scenario starterBattle() {
    auto scenario = app::loadScenario(app::assetsFolder() / "scenarios" / "starter.scenario.json");
    EXPECT_TRUE(scenario) << scenario.problem().text;
    return std::move(scenario->scenario);
}

/// The beginning of a starter battle with the current rules.
inline engine::Journal playedStarter(std::size_t answers) {
    return played(starterBattle(), answers);
}

/// The beginning of a starter battle in the form of an earlier version: the journal does not
/// contain the version of its rules.
inline engine::Journal playedBefore(std::size_t answers) {
    engine::Scenario scenario = starterBattle();
    engine::keepOriginalRules(scenario, std::nullopt);
    engine::Journal journal = played(std::move(scenario), answers);
    journal.rules.reset();
    return journal;
}

/// The number (from 1) of the first answer in the second half of the game that is not a roll of
/// dice. If a game ended with dice, the window would roll them when it opens the game.
inline std::size_t decisionIn(const engine::Journal& journal) {
    std::size_t number = journal.answers.size() / 2;
    while (engine::isChance(journal.answers[number - 1])) ++number;
    return number;
}

/// The lines of a file. For a journal: first the header, then the answers from 1 on.
inline std::vector<std::string> linesOfFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

inline std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

/// The lines of a journal in the format of earlier versions, without checksums.
inline std::vector<std::string> withoutChecks(std::vector<std::string> lines) {
    for (std::string& line : lines) {
        auto object = nlohmann::json::parse(line);
        object.erase("check");
        line = object.dump();
    }
    return lines;
}

/// An answer that every question refuses.
inline const std::string refusedAnswer = R"({"answer":"pick","option":9999})";

}  // namespace sightline::test
