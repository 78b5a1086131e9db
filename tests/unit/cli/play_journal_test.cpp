// `sightline-cli play` continues a journal and saves to it. The tests use damaged journals and
// files that are no journals.
#include <gtest/gtest.h>

#include "engine/legion/rules/game/journal_file.h"
#include "unit/cli/play_client.h"
#include "unit/files/saved_games.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using namespace sightline::test;

class PlayJournal : public testing::Test {
  protected:
    /// A journal of 20 answers in which one line was changed.
    std::string changedGame() {
        const auto path = files.folder() / "changed.sightline";
        EXPECT_TRUE(engine::writeJournal(path, playedStarter(20)));
        auto lines = linesOfFile(path);
        std::swap(lines[15], lines[16]);
        return files.write("changed.sightline", joined(lines)).string();
    }
    std::string contentOf(const std::string& file) const { return joined(linesOfFile(file)); }
    TextFiles files;
};

TEST_F(PlayJournal, OneThatChangedIsRefusedWithTheWayOut) {
    const std::string file = changedGame();
    const Played played = play({.journal = file}, {state});
    EXPECT_EQ(played.status, 1);
    EXPECT_TRUE(played.events.empty());
    EXPECT_TRUE(played.errors.starts_with(file + ":16: the line is not as it was saved"))
        << played.errors;
    EXPECT_TRUE(
        played.errors.ends_with("; --as-far-as-it-goes plays on after the 14 of 20 answers "
                                "before it\n"))
        << played.errors;
}

TEST_F(PlayJournal, AsFarAsItGoesPlaysOnACopy) {
    const std::string file = changedGame(), before = contentOf(file);
    const std::string copy = (files.folder() / "copy.sightline").string();
    const Played played = play(
        {.journal = file, .asFarAsItGoes = true, .seeded = true, .save = copy}, {state, random});
    EXPECT_EQ(played.status, 0) << played.errors;
    EXPECT_NE(played.errors.find("the game goes on after the 14 of 20 answers"), std::string::npos)
        << played.errors;
    EXPECT_GE(played.last("state")["answers"], 14);
    EXPECT_GE(engine::readJournal(copy)->journal.answers.size(), 15U);
    EXPECT_EQ(contentOf(file), before);
}

TEST_F(PlayJournal, TheDamagedFileItselfIsNeverWritten) {
    const std::string file = changedGame(), before = contentOf(file);
    const Played played =
        play({.journal = file, .asFarAsItGoes = true, .save = file}, {random, random});
    EXPECT_EQ(played.status, 1);
    EXPECT_NE(played.errors.find("--save another file"), std::string::npos) << played.errors;
    EXPECT_EQ(contentOf(file), before);
}

TEST_F(PlayJournal, AGameIsSavedInNoFileOfAnotherKind) {
    PlaySettings settings = starter();
    for (const char* content : {"dear diary", "{}", R"({"format":"sightline-scenario"})"}) {
        settings.save = files.write("diary", content).string();
        const Played played = play(settings, {random});
        EXPECT_EQ(played.status, 1);
        EXPECT_EQ(played.errors,
                  settings.save + ": holds something else than a game; --save another file\n");
        std::ifstream kept(settings.save);
        EXPECT_EQ(std::string(std::istreambuf_iterator<char>(kept), {}), content);
    }
    for (const std::string& content : {std::string(), contentOf(changedGame())}) {
        settings.save = files.write("other.sightline", content).string();
        EXPECT_EQ(play(settings, {random}).status, 0) << "an empty file, or another game";
    }
}

// The game began with a legal army. After a change of prices, the army is too expensive, but the
// game must still continue.
TEST_F(PlayJournal, AGameThatHasBegunIsNotJudgedAgain) {
    auto header = nlohmann::json::parse(linesOfFile(savedGame("saved_by_0_1_0_full_game")).front());
    const nlohmann::json corps = {{"unit", "rebel-troopers"}};
    for (int i = 0; i < 8; ++i) header["scenario"]["armies"]["blue"]["units"].push_back(corps);
    const auto file = files.write("dear.sightline", header.dump() + "\n");
    const Played played = play({.journal = file.string()}, {state});
    EXPECT_EQ(played.status, 0) << played.errors;
}

}  // namespace
}  // namespace sightline::app
