// Damaged reports. The result must be a problem in one line or a report that can be written again,
// but never a crash. Fixed seeds determine the damage.
#include <gtest/gtest.h>

#include <random>

#include "app/files/reports/problem_report.h"
#include "fuzz/damaged_text.h"
#include "unit/files/saved_games.h"

namespace sightline::app {
namespace {

std::string wholeReport() {
    const engine::Journal journal = test::playedStarter(6);
    return reportText({.words = "Wrong.",
                       .program = "1.0",
                       .answers = journal.answers.size(),
                       .picture = "aGVsbG8=",
                       .journal = journalLinesOf(journal)});
}

TEST(Fuzz, Reports) {
    const std::string whole = wholeReport();
    const test::Damage damage{.mostHits = 6,
                              .longestCut = 400,
                              .strangers = {"null", "1e999", "\"", "[[[[", "\\u0000", "-1", "{}"}};
    std::mt19937 chance(23);
    int readable = 0;
    for (int round = 0; round < 3000; ++round) {
        const auto read = readReportText(test::damagedText(whole, damage, chance), "fuzz");
        if (!read) {
            EXPECT_FALSE(read.problem().text.empty());
            EXPECT_EQ(read.problem().text.find('\n'), std::string::npos) << read.problem().text;
            continue;
        }
        ++readable;
        const auto again = readReportText(reportText(*read), "fuzz");
        ASSERT_TRUE(again) << again.problem().text;
        EXPECT_EQ(again->words, read->words);
        EXPECT_EQ(again->journal, read->journal);
    }
    EXPECT_GT(readable, 10) << "some damage only changes a text";
}

// Every member gets values of wrong types.
TEST(Fuzz, MembersOfReports) {
    const nlohmann::json whole = nlohmann::json::parse(wholeReport());
    const std::vector<nlohmann::json> strangers = {
        nullptr, true,          -1,   0,        1e300, "", "text", nlohmann::json::array(),
        {1, 2},  {{"unit", 7}}, {""}, {nullptr}};
    for (const auto& [name, value] : whole.items())
        for (const nlohmann::json& stranger : strangers) {
            nlohmann::json changed = whole;
            changed[name] = stranger;
            const auto read = readReportText(changed.dump(), "fuzz");
            if (read) continue;
            EXPECT_NE(read.problem().text.find(name), std::string::npos)
                << name << ": " << read.problem().text;
        }
}

}  // namespace
}  // namespace sightline::app
