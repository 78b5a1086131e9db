// A new keyword needs one source file and one line in a list. The list must contain every keyword
// rule that a file defines, and every line of the list must have its file.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>

#include "unit/rooms/include_graph.h"
#include "unit/rooms/keyword_names.h"

namespace sightline::house {
namespace {

using Names = std::vector<std::string>;

/// Compares each line of a file with the pattern. Returns the first group of each match, sorted.
Names namesIn(const std::filesystem::path& file, const std::regex& pattern) {
    Names names;
    std::ifstream text(file);
    std::string line;
    for (std::smatch found; std::getline(text, line);) {
        if (std::regex_match(line, found, pattern)) names.push_back(found[1]);
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// The functions without parameters that return a rule of the given type, in the files of a folder.
Names rulesDefined(const std::filesystem::path& room, const std::string& type) {
    Names names;
    const std::regex definition(type + R"( (\w+)\(\) \{.*)");
    for (const auto& file : std::filesystem::recursive_directory_iterator(room)) {
        if (file.path().extension() != ".cpp") continue;
        const Names own = namesIn(file.path(), definition);
        names.insert(names.end(), own.begin(), own.end());
    }
    std::sort(names.begin(), names.end());
    return names;
}

Names entriesOf(const std::filesystem::path& room) {
    return namesIn(room / "entries.inc", std::regex(R"(ENTRY\((\w+)\))"));
}

TEST(KeywordEntries, EveryFileHasItsLineAndEveryLineItsFile) {
    const auto engine = source / "engine/legion/rules";
    EXPECT_GT(entriesOf(engine / "keywords").size(), 15U);
    EXPECT_EQ(rulesDefined(engine / "keywords", "KeywordRule"), entriesOf(engine / "keywords"));
    EXPECT_GT(entriesOf(engine / "cards").size(), 0U);
    EXPECT_EQ(rulesDefined(engine / "cards", "CardRule"), entriesOf(engine / "cards"));
}

// For some keywords, the keywords that they give to a unit or take from it, because their text in
// the rulebook names these keywords. The text of Divine Influence changes Guardian.
const std::map<std::string, Names>& givenByKeyword() {
    static const std::map<std::string, Names> given{
        {"detachment", {"infiltrate", "preparedPosition"}},
        {"distract", {"inconspicuous"}},
        {"guardian", {"divineInfluence"}},
        {"scoutingParty", {"scout"}},
        {"wheelMode", {"ai", "cover", "unconcerned"}},
    };
    return given;
}

// The file of one keyword must not name another keyword, except the keywords that it gives or
// takes. A keyword acts only at timing points and standing points, and the rules of the game use
// the result.
TEST(KeywordEntries, NoKeywordNamesAnotherKeyword) {
    int files = 0;
    const auto room = source / "engine/legion/rules/keywords";
    const std::regex definition(R"(KeywordRule (\w+)\(\) \{.*)");
    for (const auto& file : std::filesystem::recursive_directory_iterator(room)) {
        if (file.path().extension() != ".cpp") continue;
        const Names own = namesIn(file.path(), definition);
        if (own.size() != 1) continue;  // skips files without exactly one keyword rule
        ++files;
        const auto given = givenByKeyword().find(own.front());
        for (const std::string& named : keywordsNamedIn(file.path())) {
            const bool gives = given != givenByKeyword().end() &&
                               std::count(given->second.begin(), given->second.end(), named) > 0;
            if (!gives) {
                EXPECT_EQ(named, own.front());
            }
        }
    }
    EXPECT_GT(files, 50);
}

// Only the table of keywords includes the list of keywords. So after adding a keyword, only its own
// file and the table are compiled again.
TEST(KeywordEntries, AreIncludedByTheTableAlone) {
    for (const Include& one : includesWithin(source, "engine")) {
        if (!one.header.ends_with("/entries.inc")) continue;
        EXPECT_TRUE(one.file == "engine/legion/rules/keywords/keywords.cpp" ||
                    one.file == "engine/legion/rules/cards/card_rules.cpp")
            << one.file << ":" << one.line;
    }
}

}  // namespace
}  // namespace sightline::house
