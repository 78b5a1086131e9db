// A keyword is cited on one page, whoever cites it: the catalogue's.
#include "engine/conversation/citation.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

namespace sightline::engine {
namespace {

/// Keywords of the catalogue and the page that it gives for each.
std::map<std::string, int> pagesOfTheCatalogue() {
    std::ifstream file(std::filesystem::path(SIGHTLINE_ASSETS) / "catalogue/keywords.json");
    std::map<std::string, int> pages;
    for (const auto& keyword : nlohmann::json::parse(file).at("keywords"))
        pages[keyword.at("name").get<std::string>()] = keyword.at("page").get<int>();
    return pages;
}

TEST(Citation, KeywordsAreCitedOnTheCataloguesPage) {
    const auto pages = pagesOfTheCatalogue();
    int compared = 0;
    for (const std::string& keyword : citedKeywords()) {
        const auto found = pages.find(keyword);
        if (found == pages.end()) continue;  // a rule of the glossary that no card bears
        EXPECT_EQ(glossary(keyword).page, found->second) << keyword;
        EXPECT_EQ(glossary(keyword + " X").page, found->second) << keyword;
        ++compared;
    }
    EXPECT_GT(compared, 10);
}

TEST(Citation, AKeywordThatNoCodeCitesIsInTheGlossarySomewhere) {
    EXPECT_EQ(glossary("Nothing of the kind").page, 46);
    EXPECT_EQ(glossary("Poison X").section, "Keyword Glossary: Poison X");
}

}  // namespace
}  // namespace sightline::engine
