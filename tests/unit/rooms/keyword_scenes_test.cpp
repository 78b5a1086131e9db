// Each keyword in code must have a scenario test: its name or its enumerator must occur in a file
// of tests/scenario.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>

#include "unit/rooms/include_graph.h"
#include "unit/rooms/keyword_names.h"

namespace sightline::house {
namespace {

/// The letters and digits of a name, in lower case: "Allies of Convenience" and
/// "alliesOfConvenience" are equal.
std::string plainName(const std::string& name) {
    std::string plain;
    for (const char letter : name) {
        const auto code = static_cast<unsigned char>(letter);
        if (std::isalnum(code)) plain += static_cast<char>(std::tolower(code));
    }
    return plain;
}

void addMatches(const std::string& text, const std::regex& pattern, std::set<std::string>& names) {
    for (std::sregex_iterator one(text.begin(), text.end(), pattern), end; one != end; ++one)
        names.insert(plainName((*one)[1]));
}

/// All names in quotation marks and all enumerators of keywords in the scenario tests, as plain
/// names.
std::set<std::string> namesInScenes() {
    std::set<std::string> names;
    const std::regex enumerator(R"(Keyword::(\w+))"), quoted("\"([^\"\n]+)\"");
    for (const auto& file :
         std::filesystem::recursive_directory_iterator(source / "tests/scenario")) {
        if (!file.is_regular_file()) continue;
        const std::string text = textOf(file.path());
        addMatches(text, enumerator, names);
        addMatches(text, quoted, names);
    }
    return names;
}

TEST(KeywordScenes, EachKeywordInCodeHasAScenarioTest) {
    const std::set<std::string> scenes = namesInScenes();
    const std::string entries = textOf(source / "engine/legion/rules/keywords/entries.inc");
    std::set<std::string> keywords;
    addMatches(entries, std::regex(R"(ENTRY\((\w+)\))"), keywords);
    EXPECT_GT(keywords.size(), 90U);
    for (const std::string& keyword : keywords)
        EXPECT_TRUE(scenes.contains(keyword)) << keyword << " has no scenario test";
}

}  // namespace
}  // namespace sightline::house
