// Replays every golden game. Every line of the record and the digest must be equal to the stored
// ones. A difference means that a rule has changed: read the difference, then generate the games
// again with `packaging/record`.
#include "golden/golden_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/files/tables/load.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app::golden {
namespace {

namespace fs = std::filesystem;

/// A golden game after its replay.
class GoldenGames : public testing::TestWithParam<GoldenGame> {
  protected:
    void SetUp() override {
        auto text = engine::readJournal(golden.journalFile());
        ASSERT_TRUE(text) << text.problem().text;
        auto loaded = scenarioFromJson(text->journal.scenario, golden.name);
        ASSERT_TRUE(loaded) << loaded.problem().text;
        auto again = engine::replayAsFarAsItGoes(std::move(loaded->scenario), text->journal);
        ASSERT_TRUE(again) << again.problem().text;
        fed = std::move(again).value();
    }
    const GoldenGame& golden = GetParam();
    engine::ReplayResult fed;
};

TEST_P(GoldenGames, GoAsTheyWent) {
    const engine::Game& game = *fed.game;
    EXPECT_FALSE(fed.refusal) << "answer " << fed.accepted + 1 << ": " << fed.refusal->text;
    EXPECT_EQ(firstDifference(contentOf(golden.recordFile()), recordText(game)), "")
        << "where a rule was meant to change, packaging/record makes " << golden.name << " anew";
    const std::vector<std::string> happened = happeningsOf(game);
    for (const std::string& shown : golden.shows)
        EXPECT_TRUE(std::count(happened.begin(), happened.end(), shown))
            << golden.name << " no longer shows " << shown;
}

// Twelve steps of undo and then redo must give the same record and the same digest again.
TEST_P(GoldenGames, ComeBackAsTheyWere) {
    engine::Game& game = *fed.game;
    const std::uint64_t end = game.digest();
    for (int back = 0; back < 12; ++back) ASSERT_TRUE(game.undo());
    while (game.canRedo()) ASSERT_TRUE(game.redo());
    EXPECT_EQ(firstDifference(contentOf(golden.recordFile()), recordText(game)), "");
    EXPECT_EQ(game.digest(), end);
}

INSTANTIATE_TEST_SUITE_P(Journals, GoldenGames, testing::ValuesIn(goldenGames()),
                         [](const auto& game) { return game.param.name; });

TEST(GoldenGamesList, NamesEveryFileThereIs) {
    std::set<fs::path> listed;
    const std::vector<GoldenGame> games = goldenGames();
    for (const GoldenGame& game : games) listed.insert({game.journalFile(), game.recordFile()});
    std::set<fs::path> there;
    for (const auto& entry : fs::directory_iterator(games.front().journalFile().parent_path()))
        if (entry.path().filename() != "games.json") there.insert(entry.path());
    EXPECT_EQ(there, listed);
    EXPECT_GE(games.size(), 24U);
}

TEST(GoldenGamesText, FirstDifferenceNamesTheLineAndBothTexts) {
    EXPECT_EQ(firstDifference("a\nb\n", "a\nb\n"), "");
    EXPECT_EQ(firstDifference("a\nb\n", "a\nc\n"), "line 2\n  was: b\n  now: c");
    EXPECT_EQ(firstDifference("a\n", "a\nc\n"), "line 2\n  was: (the end)\n  now: c");
    EXPECT_EQ(firstDifference("a\nb\n", "a\n"), "line 2\n  was: b\n  now: (the end)");
}

}  // namespace
}  // namespace sightline::app::golden
