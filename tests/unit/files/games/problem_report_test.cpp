// Reports about something that is wrong: a report opens at its question. A bad file is refused with
// its name, the JSON pointer and the expected value.
#include "app/files/reports/problem_report.h"

#include <gtest/gtest.h>

#include "unit/files/saved_games.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using namespace sightline::test;

ProblemReport reportOf(const engine::Journal& journal) {
    return {.words = "The dodge token was not spent.\n\"Why?\" \u00E9",
            .program = "0.0.1",
            .system = "A system",
            .rules = "2026-05-29",
            .catalogue = "0123456789abcdef",
            .question = "Choose an action",
            .answers = journal.answers.size(),
            .picture = "aGVsbG8=",
            .journal = journalLinesOf(journal)};
}

json good() {
    static const json whole = json::parse(reportText(reportOf(playedStarter(12))));
    return whole;
}

/// The error for a report in which one member has another value.
std::string faultWith(const std::string& member, const json& value) {
    json changed = good();
    changed[member] = value;
    const auto read = readReportText(changed.dump(), "bad.sightline-report");
    return read ? std::string("no fault") : read.problem().text;
}

TEST(ProblemReport, KeepsEverything) {
    const ProblemReport written = reportOf(playedStarter(12));
    const auto read = readReportText(reportText(written), "a");
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_EQ(read->words, written.words);
    EXPECT_EQ(read->program, written.program);
    EXPECT_EQ(read->system, written.system);
    EXPECT_EQ(read->rules, written.rules);
    EXPECT_EQ(read->catalogue, written.catalogue);
    EXPECT_EQ(read->question, written.question);
    EXPECT_EQ(read->answers, 12U);
    EXPECT_EQ(read->picture, written.picture);
    EXPECT_EQ(read->journal, written.journal);
    EXPECT_EQ(read->journal.size(), 13U) << "the header and an answer a line";
}

TEST(ProblemReport, OpensAtItsQuestion) {
    const TextFiles files;
    auto game = engine::Game::start(starterBattle(), 7).value();
    for (std::size_t i = 0; i < 30; ++i)
        ASSERT_FALSE(game->answer(engine::randomAnswer(*game, 100 + i)));
    const auto path = files.write("a.sightline-report", reportText(reportOf(game->journal())));
    const auto opened = openReport(path);
    ASSERT_TRUE(opened) << opened.problem().text;
    EXPECT_FALSE(opened->journal.stop);
    EXPECT_TRUE(opened->journal.change.none());
    EXPECT_EQ(opened->journal.game->digest(), game->digest());
    EXPECT_EQ(opened->journal.game->question()->ask, game->question()->ask);
}

TEST(ProblemReport, SaysWhereItsRulesDiffer) {
    const TextFiles files;
    const auto path = files.write("old.sightline-report", reportText(reportOf(playedBefore(12))));
    const auto opened = openReport(path);
    ASSERT_TRUE(opened) << opened.problem().text;
    EXPECT_TRUE(opened->journal.change.unknown);
}

TEST(ProblemReport, IsKnownByItsName) {
    EXPECT_TRUE(isReport("/home/evening.sightline-report"));
    EXPECT_FALSE(isReport("/home/evening.sightline"));
    EXPECT_FALSE(isReport("/home/evening.sightline-table"));
}

TEST(ProblemReport, LaterMembersAreIgnored) {
    json later = good();
    later["mood"] = "angry";
    EXPECT_TRUE(readReportText(later.dump(), "a"));
}

TEST(ProblemReport, MembersThatAreNotNeededMayLack) {
    json little = good();
    for (const char* one : {"system", "rules", "catalogue", "question", "picture"})
        little.erase(one);
    const auto read = readReportText(little.dump(), "a");
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_TRUE(read->picture.empty());
    for (const char* one : {"format", "version", "words", "program", "answers", "journal"}) {
        json without = good();
        without.erase(one);
        const auto refused = readReportText(without.dump(), "a");
        ASSERT_FALSE(refused) << one;
        EXPECT_NE(refused.problem().text.find(one), std::string::npos) << refused.problem().text;
    }
}

TEST(ProblemReport, WrongValuesAreNamed) {
    const std::string named = "bad.sightline-report: ";
    EXPECT_EQ(faultWith("format", "sightline-journal").rfind(named + "/format: expected ", 0), 0U);
    EXPECT_EQ(faultWith("version", 2).rfind(named + "/version: expected version 1", 0), 0U)
        << faultWith("version", 2);
    EXPECT_EQ(faultWith("words", 7)
                  .rfind(named + "/words: expected a text of at most 20000 bytes, found 7", 0),
              0U)
        << faultWith("words", 7);
    EXPECT_EQ(
        faultWith("words", std::string(longestReportWords + 1, 'a')).rfind(named + "/words: ", 0),
        0U);
    EXPECT_EQ(faultWith("program", json::array()).rfind(named + "/program: ", 0), 0U);
    EXPECT_EQ(faultWith("answers", -1).rfind(named + "/answers: ", 0), 0U);
    EXPECT_EQ(faultWith("answers", "many").rfind(named + "/answers: ", 0), 0U);
    EXPECT_EQ(faultWith("picture", "no base64!")
                  .rfind(named + "/picture: expected a picture in Base64", 0),
              0U)
        << faultWith("picture", "no base64!");
    EXPECT_EQ(faultWith("picture", "abc").rfind(named + "/picture: ", 0), 0U);
    EXPECT_EQ(faultWith("picture", true).rfind(named + "/picture: ", 0), 0U);
    EXPECT_EQ(faultWith("picture", std::string(largestReportPicture + 4, 'A'))
                  .rfind(named + "/picture: ", 0),
              0U);
    EXPECT_EQ(faultWith("journal", json::array())
                  .rfind(named + "/journal: expected the lines of a saved game", 0),
              0U);
    EXPECT_EQ(faultWith("journal", "text").rfind(named + "/journal: ", 0), 0U);
    EXPECT_EQ(faultWith("journal", {1, 2}).rfind(named + "/journal/0: ", 0), 0U);
    EXPECT_EQ(faultWith("journal", {"a\nb"}).rfind(named + "/journal/0: ", 0), 0U);
}

TEST(ProblemReport, ADamagedGameIsNamedWithItsLine) {
    const TextFiles files;
    json changed = good();
    changed["journal"][0] = "{}";
    auto opened = openReport(files.write("a.sightline-report", changed.dump()));
    ASSERT_FALSE(opened);
    EXPECT_NE(opened.problem().text.find("a.sightline-report: /journal:1: "), std::string::npos)
        << opened.problem().text;

    changed = good();
    changed["journal"][5] = "{\"answer\"";
    opened = openReport(files.write("b.sightline-report", changed.dump()));
    ASSERT_TRUE(opened) << opened.problem().text;
    ASSERT_TRUE(opened->journal.stop);
    EXPECT_EQ(opened->journal.stop->line, 6U);
    EXPECT_EQ(opened->journal.used, 4U);
}

TEST(ProblemReport, FilesThatAreNoReportAreRefused) {
    const TextFiles files;
    const std::string whole = good().dump();
    for (const std::string& text :
         {std::string(), std::string("no json"), std::string("[]"), std::string("null"),
          whole.substr(0, whole.size() / 2), std::string(300, '[')}) {
        const auto read = readReport(files.write("a.sightline-report", text));
        ASSERT_FALSE(read) << text.substr(0, 20);
        EXPECT_NE(read.problem().text.find("a.sightline-report"), std::string::npos);
        EXPECT_EQ(read.problem().text.find('\n'), std::string::npos) << read.problem().text;
    }
    EXPECT_FALSE(readReport(files.folder() / "missing.sightline-report"));
    EXPECT_FALSE(readReport(files.folder())) << "a folder";
}

TEST(ProblemReport, AHugeFileIsRefusedBeforeItIsRead) {
    const TextFiles files;
    const auto path = files.write("huge.sightline-report", "{");
    std::filesystem::resize_file(path, (64U << 20U) + 1U);
    const auto read = readReport(path);
    ASSERT_FALSE(read);
    EXPECT_NE(read.problem().text.find("64 MiB"), std::string::npos) << read.problem().text;
}

}  // namespace
}  // namespace sightline::app
