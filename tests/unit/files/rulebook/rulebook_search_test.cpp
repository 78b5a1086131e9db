// Search in the rulebook: accents and case, beginnings of words, and the order of the results.
#include <gtest/gtest.h>

#include "engine/legion/advice/rulebook/folded_words.h"
#include "unit/files/rulebook/rules_documents.h"

namespace sightline::test {
namespace {

using engine::RuleLanguage;
using Ids = std::vector<std::string>;

const engine::Rulebook& readyBook() {
    static const engine::Rulebook loaded = app::loadRulebook().value();
    return loaded;
}

Ids idsFound(const std::string& words, RuleLanguage language, std::size_t most = 1) {
    Ids ids;
    for (const auto* section : readyBook().search(words, language))
        if (ids.size() < most) ids.push_back(section->id);
    return ids;
}

TEST(FoldedWords, HaveNoCaseAccentsOrPunctuation) {
    EXPECT_EQ(engine::foldedWords("L’Épée d'ŒUVRE, 2ᵉ fois !"),
              (Ids{"l", "epee", "d", "oeuvre", "2ᵉ", "fois"}));
    EXPECT_EQ(engine::foldedWords(""), Ids{});
    EXPECT_EQ(engine::foldedWords(" \u00a0«\u00a0»"), Ids{});
    EXPECT_EQ(engine::foldedText("Jar'Kai  Mastery"), "jar kai mastery");
    EXPECT_EQ(engine::foldedWords("\xff\xfe broken \xc3"), Ids{"broken"});
}

TEST(RulebookSearch, ATitleIsBetterThanAText) {
    EXPECT_EQ(idsFound("standby", RuleLanguage::english), Ids{"standby"});
    EXPECT_EQ(idsFound("Line of sight", RuleLanguage::english), Ids{"line-of-sight"});
    EXPECT_EQ(idsFound("cover", RuleLanguage::english), Ids{"cover"});
    EXPECT_EQ(idsFound("pierce", RuleLanguage::english), Ids{"keyword-pierce"});
}

TEST(RulebookSearch, FrenchWithAndWithoutAccents) {
    EXPECT_EQ(idsFound("cohésion", RuleLanguage::french), Ids{"unit-cohesion"});
    EXPECT_EQ(idsFound("COHESION", RuleLanguage::french), Ids{"unit-cohesion"});
    EXPECT_EQ(idsFound("réserve d'ordres", RuleLanguage::french), Ids{"order-pool"});
    EXPECT_EQ(idsFound("reserve d’ordres", RuleLanguage::french), Ids{"order-pool"});
    EXPECT_EQ(idsFound("se replier", RuleLanguage::french), Ids{"withdraw"});
}

TEST(RulebookSearch, TheBeginningOfAWordIsEnough) {
    EXPECT_EQ(idsFound("barric", RuleLanguage::english), Ids{"barricades"});
    EXPECT_EQ(idsFound("escal", RuleLanguage::french), Ids{"climbing"});
    EXPECT_EQ(idsFound("arricades", RuleLanguage::english), Ids{});
}

TEST(RulebookSearch, EveryWordMustMatch) {
    EXPECT_EQ(idsFound("barricades xyzzy", RuleLanguage::english), Ids{});
    EXPECT_EQ(idsFound("", RuleLanguage::english), Ids{});
    EXPECT_EQ(idsFound(" ?! ", RuleLanguage::english), Ids{});
    for (const auto* section : readyBook().search("creature barricades", RuleLanguage::english)) {
        std::string all = section->title.en;
        for (const std::string& text : section->text.en) all += " " + text;
        EXPECT_NE(engine::foldedText(all).find("creature"), std::string::npos) << section->id;
    }
}

// A search for the English heading also finds the section in French.
TEST(RulebookSearch, EnglishHeadingsAreFoundInFrench) {
    EXPECT_EQ(idsFound("withdraw", RuleLanguage::french), Ids{"withdraw"});
    EXPECT_EQ(idsFound("keyword glossary smoke tokens", RuleLanguage::french), Ids{"smoke-tokens"});
}

TEST(RulebookSearch, EverySectionIsFoundByItsTitle) {
    for (const auto* section : readyBook().sections())
        for (const RuleLanguage language : {RuleLanguage::english, RuleLanguage::french}) {
            const auto found = readyBook().search(section->title.in(language), language);
            ASSERT_FALSE(found.empty()) << section->id;
            EXPECT_EQ(engine::foldedText(found.front()->title.in(language)),
                      engine::foldedText(section->title.in(language)));
        }
}

}  // namespace
}  // namespace sightline::test
