// The puzzles of the program: the search finds the solution of each puzzle, and each mistake is
// refused.
#include <set>

#include "unit/files/puzzles/puzzle_files.h"

namespace sightline::test {
namespace {

using namespace engine::puzzles;

class ReadyPuzzles : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(ReadyPuzzles, TheSearchSolvesThePuzzleAndTheMistakesAreRefused) {
    const auto loaded = app::loadPuzzle(GetParam(), puzzleCatalogue());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    const std::string where = GetParam().filename().string();
    const auto game = PuzzleGame::make(loaded->puzzle, loaded->scenario, where);
    ASSERT_TRUE(game) << game.problem().text;
    const auto checked = check(*game, where);
    ASSERT_TRUE(checked) << checked.problem().text;
    EXPECT_TRUE(checked->solution.accepted);
    EXPECT_GE(checked->mistakes.size(), 1U);
    for (const Verdict& mistake : checked->mistakes) {
        EXPECT_FALSE(mistake.accepted);
        EXPECT_FALSE(mistake.better.empty());
    }
    const auto units = game->start().units.size();
    EXPECT_GE(units, 2U);
    EXPECT_LE(units, 6U);
}

INSTANTIATE_TEST_SUITE_P(All, ReadyPuzzles, testing::ValuesIn(app::puzzleFiles()),
                         [](const auto& one) {
                             const std::string name = one.param.filename().string();
                             return name.substr(0, name.find('.'));
                         });

TEST(ReadyPuzzlesTogether, AreAtLeastThirtyAboutEverySubject) {
    std::set<std::string> subjects, titles;
    for (const auto& file : app::puzzleFiles()) {
        const auto puzzle = readPuzzle(engine::parseJsonFile(file).value(), file.string());
        ASSERT_TRUE(puzzle) << puzzle.problem().text;
        subjects.insert(nameOf(puzzle->subject));
        EXPECT_TRUE(titles.insert(puzzle->title.en).second) << puzzle->title.en;
        EXPECT_NE(puzzle->goal.en, puzzle->goal.fr);
    }
    EXPECT_GE(titles.size(), 30U);
    EXPECT_EQ(subjects.size(), subjectWords().size());
}

// A second search considers the same answers and finds the same values.
TEST(ReadyPuzzlesTogether, ASearchIsRepeatable) {
    for (const char* name : {"sight_out_of_everybodys_sight", "tokens_one_surge_token"}) {
        const auto open = openPuzzle(puzzleText(name));
        ASSERT_TRUE(open) << open.problem().text;
        const auto one = solve(open->game), other = solve(open->game);
        ASSERT_TRUE(one && other);
        ASSERT_EQ(one->lines.size(), other->lines.size());
        for (std::size_t i = 0; i < one->lines.size(); ++i) {
            EXPECT_EQ(one->lines[i].value, other->lines[i].value);
            ASSERT_EQ(one->lines[i].answers.size(), other->lines[i].answers.size());
            for (std::size_t k = 0; k < one->lines[i].answers.size(); ++k)
                EXPECT_EQ(engine::toJson(one->lines[i].answers[k]),
                          engine::toJson(other->lines[i].answers[k]));
        }
    }
}

}  // namespace
}  // namespace sightline::test
