// Damaged journals: the program reads the journal up to a damaged line, and replays the game up to
// a refused answer.
#include <gtest/gtest.h>

#include "engine/legion/rules/game/journal_file.h"
#include "unit/engine/armies.h"
#include "unit/engine/folder.h"

namespace sightline::engine::test {
namespace {

const std::string firstLine = R"({"format":"sightline-journal","version":1,"scenario":{},"seed":7})"
                              "\n";
const std::string good = R"({"answer":"pick","option":0})"
                         "\n";

TEST(PartialJournal, IsReadUpToTheDamagedLine) {
    const Folder folder;
    const auto path = folder.write("a", firstLine + good + good + "{\"answer\":\"pi\n" + good);
    const auto read = readJournalAsFarAsItGoes(path);
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_EQ(read->journal.answers.size(), 2U);
    ASSERT_TRUE(read->damage);
    EXPECT_EQ(read->damage->line, 4U);
    EXPECT_EQ(read->damage->expected.text, "an answer object is expected");
    EXPECT_EQ(read->damage->left, 2U);
    EXPECT_FALSE(readJournal(path)) << "it is not whole";
}

TEST(PartialJournal, AWholeOneAndATornLastLineAreNoDamage) {
    const Folder folder;
    for (const char* end : {"", "{\"answer\":\"pi"}) {
        const auto read = readJournalAsFarAsItGoes(folder.write("a", firstLine + good + end));
        ASSERT_TRUE(read) << read.problem().text;
        EXPECT_FALSE(read->damage);
        EXPECT_EQ(read->lastLineTorn, *end != '\0');
        EXPECT_EQ(read->journal.answers.size(), 1U);
    }
}

TEST(PartialJournal, NothingIsReadWithoutAHeader) {
    const Folder folder;
    EXPECT_FALSE(readJournalAsFarAsItGoes(folder.write("a", good + firstLine)));
    EXPECT_FALSE(readJournalAsFarAsItGoes(folder.file("missing")));
}

TEST(PartialJournal, IsReplayedUpToTheRefusedAnswer) {
    const auto game = Game::start(shootOut(), 3).value();
    for (unsigned i = 0; i < 6; ++i) ASSERT_FALSE(game->answer(randomAnswer(*game, 10U + i)));
    Journal journal = game->journal();
    journal.answers.insert(journal.answers.begin() + 4, Pick{99});
    const auto part = replayAsFarAsItGoes(shootOut(), journal);
    ASSERT_TRUE(part) << part.problem().text;
    EXPECT_EQ(part->accepted, 4U);
    ASSERT_TRUE(part->refusal);
    EXPECT_EQ(part->game->journal().answers.size(), 4U);
    const auto whole = replay(shootOut(), journal);
    ASSERT_FALSE(whole);
    EXPECT_EQ(whole.problem().text, "answer 5: " + part->refusal->text);

    journal.answers.resize(4);
    EXPECT_EQ(replay(shootOut(), journal).value()->digest(), part->game->digest());
    const auto all = replayAsFarAsItGoes(shootOut(), journal);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->accepted, 4U);
    EXPECT_FALSE(all->refusal);
}

TEST(PartialJournal, IsLeftBetweenTwoAnswersWhenToldSo) {
    const auto game = Game::start(shootOut(), 3).value();
    ASSERT_FALSE(game->answer(randomAnswer(*game, 10)));
    std::stop_source told;
    told.request_stop();
    EXPECT_FALSE(replayAsFarAsItGoes(shootOut(), game->journal(), told.get_token()));
    EXPECT_TRUE(replayAsFarAsItGoes(shootOut(), game->journal(), std::stop_token()));
}

}  // namespace
}  // namespace sightline::engine::test
