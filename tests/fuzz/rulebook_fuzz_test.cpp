// Damaged chapters of the rulebook. The result must be a problem in one line or a chapter that can
// be searched, but never a crash. Fixed seeds determine the damage.
#include <gtest/gtest.h>

#include <random>

#include "engine/legion/advice/rulebook/rulebook_file.h"
#include "fuzz/damaged_text.h"
#include "unit/files/rulebook/rules_documents.h"

namespace sightline::test {
namespace {

void expectLineOfRules(const std::string& problem) {
    EXPECT_FALSE(problem.empty());
    EXPECT_EQ(problem.find('\n'), std::string::npos) << problem;
}

TEST(Fuzz, ChaptersOfTheRulebook) {
    const auto files = rulesFiles();
    ASSERT_FALSE(files.empty());
    std::vector<std::string> texts;
    for (const auto& file : files) texts.push_back(engine::parseJsonFile(file).value().dump());
    const Damage damage{.mostHits = 6, .strangers = {"null", "-1", "[]", "{}", "\"\\u0000\""}};
    std::mt19937 chance(29);
    int read = 0;
    for (int round = 0; round < 3000; ++round) {
        const std::string text = damagedText(texts[chance() % texts.size()], damage, chance);
        const auto parsed = engine::parseJson(text, "fuzz");
        if (!parsed) {
            expectLineOfRules(parsed.problem().text);
            continue;
        }
        const auto book = engine::readRulebook({{*parsed, "fuzz"}}, {});
        if (!book) {
            expectLineOfRules(book.problem().text);
            const auto chapter = engine::readRuleChapter(*parsed, "fuzz");
            if (!chapter) continue;
            const auto again = engine::readRuleChapter(engine::ruleChapterJson(*chapter), "fuzz");
            ASSERT_TRUE(again) << again.problem().text;
            ++read;
            continue;
        }
        (void)book->search("cover", engine::RuleLanguage::french);
        ++read;
    }
    EXPECT_GT(read, 100);
}

// Searches for damaged text, because a player can type anything.
TEST(Fuzz, SearchesOfTheRulebook) {
    const auto book = engine::readRulebook({{chapterText(), "r"}}, {});
    ASSERT_TRUE(book);
    std::mt19937 chance(31);
    for (int round = 0; round < 2000; ++round) {
        const std::string words =
            damagedText("titre de «\u00a0première\u202f» word", {.mostHits = 9}, chance);
        for (const auto language : {engine::RuleLanguage::english, engine::RuleLanguage::french})
            EXPECT_LE(book->search(words, language).size(), 2U);
    }
}

}  // namespace
}  // namespace sightline::test
