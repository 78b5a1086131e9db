// Opens saved games of the previous version, games with other rules, and damaged games. Each must
// open completely or as far as possible, and the program must report the differences.
#include "app/files/tables/open_journal.h"

#include <gtest/gtest.h>

#include "unit/files/saved_games.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
using namespace sightline::test;

constexpr std::size_t answersGiven = 60;

/// The lines of a saved game in the format of this version.
std::vector<std::string> savedToday(const TextFiles& files) {
    const auto path = files.folder() / "today.sightline";
    EXPECT_TRUE(engine::writeJournal(path, playedStarter(answersGiven)));
    return linesOfFile(path);
}

/// The lines of a saved game in the format of this version. They have no checksums, so that a test
/// can change them.
std::vector<std::string> uncheckedToday(const TextFiles& files) {
    return withoutChecks(savedToday(files));
}

OpenedJournal opened(const TextFiles& files, const std::vector<std::string>& lines) {
    auto journal = openJournal(files.write("game.sightline", joined(lines)));
    EXPECT_TRUE(journal) << journal.problem().text;
    return std::move(journal).value();
}

// Games that version 0.1.0 saved must still open. Later versions may have other rulings, so such a
// game may stop early.
TEST(OpenJournal, GamesSavedBy010StillOpen) {
    for (const auto& [name, answers] :
         {std::pair{"saved_by_0_1_0_starter", 287U}, std::pair{"saved_by_0_1_0_full_game", 210U}}) {
        const auto journal = openJournal(savedGame(name));
        ASSERT_TRUE(journal) << journal.problem().text;
        EXPECT_TRUE(journal->change.unknown) << name;
        EXPECT_EQ(journal->total, answers);
        EXPECT_GT(journal->used, 0U);
        EXPECT_EQ(journal->used, journal->game->journal().answers.size());
        EXPECT_EQ(journal->stop.has_value(), journal->used < answers);
        if (journal->stop) {
            EXPECT_EQ(journal->stop->line, 0U) << journal->stop->why.text;
        }
    }
}

TEST(OpenJournal, AGameOfTodayOpensWithoutAWord) {
    const TextFiles files;
    const auto lines = savedToday(files);
    const auto header = nlohmann::json::parse(lines.front());
    EXPECT_EQ(header["version"], 2);
    EXPECT_EQ(header["rules"]["date"], "2026-05-29");
    EXPECT_GT(header["rules"]["automated"].size(), 10U);
    const OpenedJournal journal = opened(files, lines);
    EXPECT_TRUE(journal.change.none());
    EXPECT_FALSE(journal.stop);
    EXPECT_EQ(journal.used, journal.total);
}

TEST(OpenJournal, OtherRulesAreToldAndTheGameOpens) {
    const TextFiles files;
    auto lines = uncheckedToday(files);
    auto header = nlohmann::json::parse(lines.front());
    header["rules"]["catalogue"] = "0123456789abcdef";
    header["rules"]["date"] = "2024-11-01";
    header["rules"]["automated"].erase(0);
    lines.front() = header.dump();
    const OpenedJournal journal = opened(files, lines);
    EXPECT_FALSE(journal.stop);
    EXPECT_EQ(journal.used, answersGiven);
    EXPECT_TRUE(journal.change.cards);
    EXPECT_EQ(journal.change.dateThen, "2024-11-01");
    EXPECT_EQ(journal.change.since.size(), 1U);
    EXPECT_TRUE(journal.game->journal().rules) << "it goes on under the rules of today";
    EXPECT_NE(journal.game->journal().rules->catalogue, "0123456789abcdef");
}

TEST(OpenJournal, GoesAsFarAsTheRefusedAnswer) {
    const TextFiles files;
    auto lines = uncheckedToday(files);
    lines[41] = refusedAnswer;
    const OpenedJournal journal = opened(files, lines);
    ASSERT_TRUE(journal.stop);
    EXPECT_EQ(journal.stop->line, 0U);
    EXPECT_FALSE(journal.stop->why.text.empty());
    EXPECT_EQ(journal.used, 40U);
    EXPECT_EQ(journal.total, answersGiven);
    EXPECT_EQ(journal.game->journal().answers.size(), 40U);
}

TEST(OpenJournal, GoesAsFarAsTheDamagedLine) {
    const TextFiles files;
    auto lines = uncheckedToday(files);
    lines[41] = "{\"answer\":\"pi";
    OpenedJournal journal = opened(files, lines);
    ASSERT_TRUE(journal.stop);
    EXPECT_EQ(journal.stop->line, 42U);
    EXPECT_EQ(journal.stop->why.text, "an answer object is expected");
    EXPECT_FALSE(journal.stop->changed);
    EXPECT_EQ(journal.used, 40U);
    EXPECT_EQ(journal.total, answersGiven);

    lines[21] = refusedAnswer;  // an answer that the game refuses
    journal = opened(files, lines);
    ASSERT_TRUE(journal.stop);
    EXPECT_EQ(journal.stop->line, 0U);
    EXPECT_EQ(journal.used, 20U);
    EXPECT_EQ(journal.total, answersGiven);

    lines[1] = "7";
    journal = opened(files, lines);
    ASSERT_TRUE(journal.stop);
    EXPECT_EQ(journal.stop->line, 2U);
    EXPECT_EQ(journal.used, 0U);
}

TEST(OpenJournal, GoesAsFarAsTheLineThatChanged) {
    const TextFiles files;
    auto lines = savedToday(files);
    lines[41] = refusedAnswer;
    const OpenedJournal journal = opened(files, lines);
    ASSERT_TRUE(journal.stop);
    EXPECT_EQ(journal.stop->line, 42U);
    EXPECT_TRUE(journal.stop->changed);
    EXPECT_EQ(journal.used, 40U);
    EXPECT_EQ(journal.total, answersGiven);
    lines[0].insert(1, " ");
    lines[0].replace(lines[0].find("\"seed\":7"), 8, "\"seed\":6");
    const auto other = openJournal(files.write("seed.sightline", joined(lines)));
    ASSERT_FALSE(other) << "nothing comes before the first line";
    EXPECT_NE(other.problem().text.find("seed.sightline:1: the line is not as it was saved"),
              std::string::npos)
        << other.problem().text;
}

// With new prices, the army of an old game is too expensive. The game must still open.
TEST(OpenJournal, AnArmyThatIsIllegalByNowStillPlays) {
    const TextFiles files;
    auto lines = linesOfFile(savedGame("saved_by_0_1_0_full_game"));
    auto header = nlohmann::json::parse(lines.front());
    auto& units = header["scenario"]["armies"]["blue"]["units"];
    // Adds a unique unit a second time.
    units.push_back(units[0]);
    lines.resize(1);
    lines.front() = header.dump();
    EXPECT_FALSE(openJournal(files.write("twice.sightline", joined(lines))));

    units.erase(units.size() - 1);
    const nlohmann::json corps = {{"unit", "rebel-troopers"}};
    for (int i = 0; i < 8; ++i) units.push_back(corps);
    lines.front() = header.dump();
    EXPECT_FALSE(scenarioFromJson(header["scenario"], "new game")) << "no new game begins so";
    EXPECT_TRUE(openJournal(files.write("dear.sightline", joined(lines))));

    header["scenario"]["battleDecks"]["red"]["primary"].erase(0);
    EXPECT_FALSE(scenarioOfJournal(header["scenario"], "short deck"));
}

TEST(OpenJournal, RefusesWhatIsNoJournal) {
    const TextFiles files;
    const auto noise = openJournal(files.write("noise.sightline", "noise"));
    ASSERT_FALSE(noise);
    EXPECT_NE(noise.problem().text.find("noise.sightline:1: a header object is expected"),
              std::string::npos);
    auto lines = linesOfFile(savedGame("saved_by_0_1_0_starter"));
    auto header = nlohmann::json::parse(lines.front());
    header["scenario"]["armies"]["blue"]["units"][0]["unit"] = "nobody-knows-it";
    lines.front() = header.dump();
    const auto unknown = openJournal(files.write("unknown.sightline", joined(lines)));
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.problem().text.find("unknown.sightline"), std::string::npos);
    EXPECT_NE(unknown.problem().text.find("nobody-knows-it"), std::string::npos);
}

}  // namespace
}  // namespace sightline::app
