// The rulebook of the program: every page has its sections, every citation in the program leads to
// the section that it names, and every section refers to things that exist.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "engine/legion/basics/editions/edition.h"
#include "engine/legion/basics/keyword.h"
#include "unit/files/rulebook/rules_documents.h"

namespace sightline::test {
namespace {

using engine::Citation;
using engine::Rulebook;
using engine::RuleSection;

const Rulebook& book() {
    static const Rulebook loaded = app::loadRulebook().value();
    return loaded;
}

std::filesystem::path projectFolder() {
    return std::filesystem::path(SIGHTLINE_ASSETS).parent_path();
}

std::string wholeTextOf(const std::filesystem::path& file) {
    std::ifstream input(file);
    std::ostringstream text;
    text << input.rdbuf();
    return text.str();
}

/// The section to which a citation leads must have the cited heading and the cited page.
void expectSectionOf(const Citation& citation) {
    const RuleSection* section = book().sectionOf(citation);
    ASSERT_NE(section, nullptr) << engine::placeOf(citation);
    EXPECT_TRUE(Rulebook::hasHeading(*section, citation.section))
        << engine::placeOf(citation) << " leads to " << section->id;
    EXPECT_TRUE(std::count(section->pages.begin(), section->pages.end(), citation.page))
        << engine::placeOf(citation) << " leads to " << section->id;
    EXPECT_EQ(book().chapterOf(*section).document, citation.document);
}

/// The citations that are written in the sources, such as page(34, "Apply Cover").
std::vector<Citation> citationsInTheCode() {
    static const std::regex written(
        R"re(\b(page|glossary|in2026|in2018)\(\s*(\d+),\s*"([^"]+)")re");
    std::vector<Citation> all;
    for (const char* folder : {"engine", "geometry", "app"})
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(projectFolder() / folder)) {
            const std::string extension = entry.path().extension().string();
            if (extension != ".cpp" && extension != ".h") continue;
            const std::string text = wholeTextOf(entry.path());
            for (std::sregex_iterator at(text.begin(), text.end(), written), end; at != end; ++at) {
                Citation citation{std::stoi((*at)[2]), (*at)[3]};
                if ((*at)[1] == "glossary") citation = engine::glossary(citation.page, (*at)[3]);
                if ((*at)[1] == "in2018") citation.document = engine::rulesReference2018;
                all.push_back(citation);
            }
        }
    return all;
}

TEST(ReadyRulebook, EveryCitationInTheCodeLeadsToItsSection) {
    const auto citations = citationsInTheCode();
    EXPECT_GT(citations.size(), 150U);
    for (const Citation& citation : citations) expectSectionOf(citation);
}

TEST(ReadyRulebook, EveryKeywordLeadsToItsSection) {
    const auto names = engine::keywordNames();
    EXPECT_EQ(names.size(), 186U);
    for (const std::string& name : names) {
        const engine::Keyword keyword = engine::keywordNamed(name);
        expectSectionOf(engine::citationOf(keyword));
        // Reminders cite a keyword as a card prints it.
        const Citation printed{engine::citationOf(keyword).page, "A card, " + name + ": Trooper 2"};
        const RuleSection* section = book().sectionOf(printed);
        ASSERT_NE(section, nullptr) << name;
        EXPECT_EQ(section, book().sectionOf(engine::citationOf(keyword))) << name;
    }
}

TEST(ReadyRulebook, ACitationOfACardLeadsToTheSectionForSuchCards) {
    const auto idOf = [](const Citation& citation) {
        const RuleSection* section = book().sectionOf(citation);
        return section == nullptr ? "" : section->id;
    };
    const auto catalogue = app::loadCatalogue(app::assetsFolder());
    ASSERT_TRUE(catalogue);
    for (const auto& card : catalogue->commands)
        EXPECT_EQ(idOf(engine::page(21, card.facts.name)), "command-card-effects");
    for (const auto& card : catalogue->battleCards)
        EXPECT_EQ(idOf(engine::page(19, card.facts.name)), "battle-cards");
    for (const auto& card : catalogue->upgrades)
        EXPECT_EQ(idOf(engine::page(16, card.facts.name)), "upgrade-cards");
}

// The records of the golden games contain a citation in each line: "[p. 24, Make Actions]".
TEST(ReadyRulebook, EveryCitationOfTheGoldenGamesLeadsToASection) {
    static const std::regex cited(R"re(\[p\. (\d+), ([^\n]*)\]\n)re");
    int count = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(projectFolder() / "tests/journals")) {
        if (entry.path().extension() != ".txt") continue;
        const bool of2018 = entry.path().string().find("2018") != std::string::npos;
        const std::string text = wholeTextOf(entry.path());
        for (std::sregex_iterator at(text.begin(), text.end(), cited), end; at != end; ++at) {
            ++count;
            // The records of these games do not name the document of a citation.
            Citation citation{std::stoi((*at)[1]), (*at)[2], engine::rulesReference2018};
            const RuleSection* section = of2018 ? book().sectionOf(citation) : nullptr;
            if (section == nullptr || !Rulebook::hasHeading(*section, citation.section)) {
                citation.document.clear();
                section = book().sectionOf(citation);
            }
            ASSERT_NE(section, nullptr) << engine::placeOf(citation);
            const std::string& title = section->title.en;
            const std::string keyword =
                title.ends_with(" X") ? title.substr(0, title.size() - 2) : title;
            EXPECT_TRUE(Rulebook::hasHeading(*section, citation.section) ||
                        citation.section.find(keyword) != std::string::npos ||
                        !section->cardPages.empty())
                << engine::placeOf(citation) << " leads to " << section->id;
        }
    }
    EXPECT_GT(count, 5000);
}

TEST(ReadyRulebook, EveryEditionLeadsToItsOwnDocument) {
    for (const engine::Edition* edition : engine::everyEdition) {
        const auto& places = edition->places;
        for (const engine::RulePlace& place : {places.partsOfRound,
                                               places.selectCommandCard,
                                               places.commandCardEffects,
                                               places.priority,
                                               places.orders,
                                               places.orderPool,
                                               places.chooseUnit,
                                               places.discardCommandCards,
                                               places.removeTokens,
                                               places.promote,
                                               places.roundCounter,
                                               places.declareTerrain,
                                               places.colours,
                                               places.side,
                                               places.army,
                                               places.armyPoints,
                                               places.factions,
                                               places.ranks,
                                               places.uniqueCards,
                                               places.upgrades,
                                               places.commandHand})
            expectSectionOf(place);
    }
    expectSectionOf(engine::editions::of2018.places.disputes);
}

TEST(ReadyRulebook, ACitationWithoutAPageLeadsNowhere) {
    EXPECT_EQ(book().sectionOf({}), nullptr);
    EXPECT_EQ(book().sectionOf({0, "Standby"}), nullptr);
    EXPECT_EQ(book().sectionOf({199, "Nothing"}), nullptr);
    // An unknown heading leads to the first section of its page.
    ASSERT_NE(book().sectionOf({28, "Nothing"}), nullptr);
    EXPECT_EQ(book().sectionOf({28, "Nothing"}), book().sectionsOfPage(28).front());
}

TEST(ReadyRulebook, EveryPageOfTheRulesHasSections) {
    for (int page = 4; page <= 61; ++page)
        EXPECT_FALSE(book().sectionsOfPage(page).empty()) << page;
    EXPECT_GE(book().sections().size(), 160U + 186U);
}

TEST(ReadyRulebook, SectionsStandInReadingOrder) {
    // In a chapter of the core rules, a section ends at most two pages before the first page of an
    // earlier section. The glossary and the chapter of keywords have another order.
    for (const auto& chapter : book().chapters()) {
        if (chapter.title.en.starts_with("Glossary") || chapter.title.en == "Keywords") continue;
        int page = 0;
        for (const RuleSection& section : chapter.sections) {
            EXPECT_TRUE(std::is_sorted(section.pages.begin(), section.pages.end())) << section.id;
            EXPECT_GE(section.pages.back() + 2, std::min(page, 43)) << section.id;
            page = std::max(page, section.pages.front());
        }
    }
}

TEST(ReadyRulebook, EveryLessonOfASectionExists) {
    static const std::regex form("[0-9]{2}_[a-z_]+");
    int taught = 0;
    for (const RuleSection* section : book().sections()) {
        if (section->lesson.empty()) continue;
        ++taught;
        EXPECT_TRUE(std::regex_match(section->lesson, form)) << section->id;
        const auto lessons = app::assetsFolder() / "lessons";
        if (!std::filesystem::exists(lessons)) continue;
        EXPECT_TRUE(std::filesystem::exists(lessons / (section->lesson + ".lesson.json")))
            << section->id << " " << section->lesson;
    }
    EXPECT_GT(taught, 100);
}

TEST(ReadyRulebook, FrenchTextsHaveFrenchTypography) {
    for (const RuleSection* section : book().sections()) {
        if (section->id.starts_with("keyword-")) continue;
        EXPECT_NE(section->text.en, section->text.fr) << section->id;
        EXPECT_EQ(section->text.en.size(), section->text.fr.size()) << section->id;
        for (const std::string& text : section->text.fr) {
            for (const char* wrong : {" ;", " !", " ?", " :", "'", "\""})
                EXPECT_EQ(text.find(wrong), std::string::npos) << section->id << ": " << text;
        }
    }
}

}  // namespace
}  // namespace sightline::test
