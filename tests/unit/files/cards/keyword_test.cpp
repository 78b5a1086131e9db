// Wherever the program cites a keyword, it must cite the page that the catalogue gives for this
// keyword.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "engine/legion/basics/keyword.h"

namespace sightline::engine {
namespace {

nlohmann::json keywordsOfTheCatalogue() {
    std::ifstream file(std::filesystem::path(SIGHTLINE_ASSETS) / "catalogue/keywords.json");
    return nlohmann::json::parse(file).at("keywords");
}

TEST(Keywords, AreThoseOfTheCatalogueWithItsPages) {
    const nlohmann::json all = keywordsOfTheCatalogue();
    ASSERT_EQ(all.size(), static_cast<std::size_t>(keywordCount));
    for (const auto& entry : all) {
        const auto name = entry.at("name").get<std::string>();
        const Keyword keyword = keywordNamed(name);
        ASSERT_NE(keyword, Keyword::none) << name;
        EXPECT_EQ(nameOf(keyword), name);
        const bool hasX = entry.value("value", "") == "always";
        EXPECT_EQ(citationOf(keyword), page(entry.at("page").get<int>(),
                                            "Keyword Glossary: " + name + (hasX ? " X" : "")));
    }
}

TEST(Keywords, HaveTheFormThatTheCatalogueSays) {
    const std::map<std::string, KeywordForm::Part> parts{
        {"never", KeywordForm::Part::never},
        {"sometimes", KeywordForm::Part::sometimes},
        {"always", KeywordForm::Part::always}};
    std::vector<std::string> names;
    for (const auto& entry : keywordsOfTheCatalogue()) {
        names.push_back(entry.at("name").get<std::string>());
        const KeywordForm form = formOf(keywordNamed(names.back()));
        EXPECT_EQ(form.value, parts.at(entry.value("value", "never"))) << names.back();
        EXPECT_EQ(form.parameter, parts.at(entry.value("parameter", "never"))) << names.back();
        const auto on = entry.at("on").get<std::vector<std::string>>();
        const auto isOn = [&](const char* what) {
            return std::find(on.begin(), on.end(), what) != on.end();
        };
        EXPECT_EQ(form.ofUnits, isOn("unit")) << names.back();
        EXPECT_EQ(form.ofWeapons, isOn("weapon")) << names.back();
    }
    EXPECT_EQ(keywordNames(), names);
}

TEST(Keywords, AreKnownByTheirWholeName) {
    EXPECT_EQ(keywordNamed("Pierce"), Keyword::pierce);
    EXPECT_EQ(keywordNamed("Jar'Kai Mastery"), Keyword::jarKaiMastery);
    EXPECT_EQ(keywordNamed("AI"), Keyword::ai);
    for (const char* name : {"", "Pierc", "Pierce X", "pierce", "AH", "Zap"})
        EXPECT_EQ(keywordNamed(name), Keyword::none) << name;
}

TEST(Keywords, ThoseOfPacksHaveNothingButTheirName) {
    const KeywordName own = "Sniper's Nest", known = "Hover";
    EXPECT_EQ(own.keyword(), Keyword::none);
    EXPECT_EQ(own.text(), "Sniper's Nest");
    EXPECT_EQ(known.keyword(), Keyword::hover);
    EXPECT_EQ(KeywordName(Keyword::hover).text(), "Hover");
}

}  // namespace
}  // namespace sightline::engine
