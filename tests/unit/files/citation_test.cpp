// A keyword is cited on one page, whoever cites it: the catalogue's.
#include "engine/citation.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace sightline::engine {
namespace {

/// Keywords of the catalogue and the page that it gives for each.
std::map<std::string, int> pagesOfTheCatalogue() {
    std::ifstream file(std::filesystem::path(SIGHTLINE_ASSETS) / "catalogue/keywords.json");
    const nlohmann::json document = nlohmann::json::parse(file);
    std::map<std::string, int> pages;
    for (const auto& keyword : document.at("keywords"))
        pages[keyword.at("name").get<std::string>()] = keyword.at("page").get<int>();
    return pages;
}

TEST(Citation, KeywordsAreCitedOnTheCataloguesPage) {
    const auto pages = pagesOfTheCatalogue();
    std::set<std::string> rulesOnly;
    for (const std::string& keyword : citedKeywords()) {
        const auto found = pages.find(keyword);
        if (found == pages.end()) {
            rulesOnly.insert(keyword);
            continue;
        }
        EXPECT_EQ(glossary(keyword).page, found->second) << keyword;
        EXPECT_EQ(glossary(keyword + " X").page, found->second) << keyword;
    }
    EXPECT_EQ(rulesOnly, (std::set<std::string>{"Area Weapon", "Compulsory Move", "Restore"}))
        << "rules of the glossary that no card bears";
}

TEST(Citation, AKeywordThatNoCodeCitesIsInTheGlossarySomewhere) {
    EXPECT_EQ(glossary("Nothing of the kind").page, 46);
    EXPECT_EQ(glossary("Poison X").section, "Keyword Glossary: Poison X");
}

}  // namespace
}  // namespace sightline::engine
