// Damaged puzzles. The result must be a problem in one line or a puzzle whose check ends, but never
// a crash. Fixed seeds determine the damage.
#include <gtest/gtest.h>

#include <random>

#include "app/files/lessons/load_puzzle.h"
#include "engine/legion/advice/puzzles/puzzle_check.h"
#include "engine/legion/advice/puzzles/puzzle_file.h"
#include "fuzz/damaged_text.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

using nlohmann::json;

void expectPuzzleProblem(const std::string& problem) {
    EXPECT_FALSE(problem.empty());
    EXPECT_EQ(problem.find('\n'), std::string::npos) << problem;
}

/// Changes one value of the puzzle. The scenario keeps its values, because other tests damage
/// scenarios.
void changeValueOfPuzzle(json& puzzle, std::mt19937& chance) {
    static const std::vector<json> strangers = {nullptr,
                                                true,
                                                -1,
                                                0,
                                                1,
                                                1e300,
                                                99999999,
                                                "",
                                                "move",
                                                {1, 2},
                                                {{"unit", 7}},
                                                {{"answer", "count"}, {"count", 1}},
                                                {{"answer", "move"}, {"to", {1, 1}}},
                                                {{"count", "reply"}},
                                                {{"count", "seenBy"}, {"unit", 150}}};
    std::vector<std::string> names;
    for (const auto& [name, member] : puzzle.items())
        if (name != "scenario") names.push_back(name);
    json* at = &puzzle[names[chance() % names.size()]];
    while (at->is_structured() && !at->empty() && chance() % 6 != 0) {
        auto next = at->begin();
        std::advance(next, static_cast<std::ptrdiff_t>(chance() % at->size()));
        at = &*next;
    }
    *at = strangers[chance() % strangers.size()];
}

TEST(Fuzz, Puzzles) {
    const auto files = puzzleFiles();
    ASSERT_FALSE(files.empty());
    std::mt19937 chance(23);
    for (int round = 0; round < 3000; ++round) {
        json puzzle = engine::parseJsonFile(files[chance() % files.size()]).value();
        if (round % 2 == 0) {
            changeValueOfPuzzle(puzzle, chance);
        } else {
            const test::Damage damage{.mostHits = 7, .strangers = {"-1e308", "null"}};
            puzzle["scenario"] = "a.scenario.json";
            const auto parsed =
                engine::parseJson(test::damagedText(puzzle.dump(), damage, chance), "fuzz");
            if (!parsed) {
                expectPuzzleProblem(parsed.problem().text);
                continue;
            }
            puzzle = *parsed;
        }
        const auto read = engine::puzzles::readPuzzle(puzzle, "fuzz");
        if (!read) {
            expectPuzzleProblem(read.problem().text);
            continue;
        }
        const json written = engine::puzzles::puzzleJson(*read);
        const auto again = engine::puzzles::readPuzzle(written, "fuzz");
        ASSERT_TRUE(again) << again.problem().text << "\n" << puzzle;
        EXPECT_EQ(engine::puzzles::puzzleJson(*again), written);
    }
}

// A damaged puzzle that can be read is checked: the check ends, with or without a fault.
TEST(Fuzz, ChecksOfDamagedPuzzlesEnd) {
    std::mt19937 chance(29);
    int checks = 0;
    for (const char* name : {"targets_armor", "suppression_panic"}) {
        const auto file = assetsFolder() / "puzzles" / (std::string(name) + ".puzzle.json");
        const auto good = loadPuzzle(file);
        ASSERT_TRUE(good) << good.problem().text;
        const json text = engine::parseJsonFile(file).value();
        for (int round = 0; round < 500; ++round) {
            json puzzle = text;
            changeValueOfPuzzle(puzzle, chance);
            const auto read = engine::puzzles::readPuzzle(puzzle, "fuzz");
            if (!read) continue;
            const auto game = engine::puzzles::PuzzleGame::make(*read, good->scenario, "fuzz");
            if (!game) {
                expectPuzzleProblem(game.problem().text);
                continue;
            }
            ++checks;
            const auto checked = engine::puzzles::check(*game, "fuzz");
            if (!checked) expectPuzzleProblem(checked.problem().text);
        }
    }
    EXPECT_GT(checks, 20);
}

}  // namespace
}  // namespace sightline::app
