// The clause ledger of keywords (tests/KEYWORDS.md): every row must name a keyword of the glossary,
// code that exists and a test that exists. Every keyword that the code applies has a row.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "unit/rooms/include_graph.h"
#include "unit/rooms/keyword_names.h"

namespace sightline::house {
namespace {

namespace fs = std::filesystem;

struct LedgerRow {
    std::string keyword, clause, code, test;
};

std::vector<LedgerRow> ledgerRows() {
    std::vector<LedgerRow> rows;
    std::istringstream text(textOf(source / "tests/KEYWORDS.md"));
    const std::regex row(R"(\| ([^|]+) \| ([^|]+) \| `([^`|]+)` \| `([^`|]+)` \|)");
    std::string line;
    for (std::smatch found; std::getline(text, line);)
        if (std::regex_match(line, found, row))
            rows.push_back({found[1], found[2], found[3], found[4]});
    return rows;
}

/// The number of lines of the table without its head. `ledgerRows` must read each of these lines as
/// a row.
std::size_t linesOfTable() {
    std::istringstream text(textOf(source / "tests/KEYWORDS.md"));
    std::size_t lines = 0;
    for (std::string line; std::getline(text, line);)
        if (line.starts_with("| ") && !line.starts_with("| keyword |")) ++lines;
    return lines;
}

/// The names of the glossary, from the data of the keywords.
std::set<std::string> glossary() {
    std::set<std::string> names;
    const std::string text = textOf(source / "assets/catalogue/keywords.json");
    const std::regex name(R"re("name": "([^"]+)")re");
    for (std::sregex_iterator one(text.begin(), text.end(), name), end; one != end; ++one)
        names.insert((*one)[1]);
    return names;
}

/// The letters and digits of a name, in lower case. So the keyword "We're Not Regs" and its
/// function `wereNotRegs` have the same plain name.
std::string plain(const std::string& name) {
    std::string letters;
    for (const char letter : name) {
        const auto code = static_cast<unsigned char>(letter);
        if (std::isalnum(code)) letters += static_cast<char>(std::tolower(code));
    }
    return letters;
}

/// The text of the file that contains the rule of a keyword. The key is the plain name of the rule.
std::map<std::string, std::string> filesOfKeywords() {
    std::map<std::string, std::string> files;
    const std::regex definition(R"(KeywordRule (\w+)\(\) \{)");
    for (const auto& file :
         fs::recursive_directory_iterator(source / "engine/legion/rules/keywords")) {
        if (file.path().extension() != ".cpp") continue;
        const std::string text = textOf(file.path());
        for (std::sregex_iterator one(text.begin(), text.end(), definition), end; one != end; ++one)
            files[plain((*one)[1])] = text;
    }
    return files;
}

/// The function that defines the rule of a keyword, as text, for all keywords with a file of their
/// own. The key is the plain name of the rule.
std::map<std::string, std::string> rulesOfKeywords() {
    std::map<std::string, std::string> rules;
    const std::regex definition(R"(KeywordRule (\w+)\(\) \{)");
    for (const auto& [keyword, text] : filesOfKeywords()) {
        for (std::sregex_iterator one(text.begin(), text.end(), definition), end; one != end;
             ++one) {
            if (plain((*one)[1]) != keyword) continue;
            const auto from = static_cast<std::size_t>(one->position());
            rules[keyword] = text.substr(from, text.find("\n}", from) - from);
        }
    }
    return rules;
}

/// The plain names of all keywords with a rule, also of those in the common table.
std::set<std::string> keywordsWithRules() {
    std::set<std::string> names;
    const std::regex made(R"(KeywordRule\(Keyword::(\w+))");
    for (const auto& file :
         fs::recursive_directory_iterator(source / "engine/legion/rules/keywords")) {
        if (file.path().extension() != ".cpp") continue;
        const std::string text = textOf(file.path());
        for (std::sregex_iterator one(text.begin(), text.end(), made), end; one != end; ++one)
            names.insert(plain((*one)[1]));
    }
    return names;
}

/// The names of all tests, in the form "Suite.Name".
std::set<std::string> namesOfTests() {
    std::set<std::string> names;
    const std::regex test(R"(TEST(?:_F|_P)?\((\w+), (\w+)\))");
    for (const auto& file : fs::recursive_directory_iterator(source / "tests")) {
        if (file.path().extension() != ".cpp") continue;
        const std::string text = textOf(file.path());
        for (std::sregex_iterator one(text.begin(), text.end(), test), end; one != end; ++one)
            names.insert((*one)[1].str() + "." + (*one)[2].str());
    }
    return names;
}

bool hasWord(const std::string& text, const std::string& word) {
    return std::regex_search(text, std::regex("\\b" + word + "\\b"));
}

TEST(KeywordLedger, EveryLineOfTheTableIsARow) {
    EXPECT_GT(ledgerRows().size(), 150U);
    EXPECT_EQ(ledgerRows().size(), linesOfTable());
}

TEST(KeywordLedger, EachRowNamesCodeThatExists) {
    const auto files = filesOfKeywords();
    for (const LedgerRow& row : ledgerRows()) {
        if (row.code.ends_with(".cpp")) {
            EXPECT_TRUE(fs::exists(source / "engine/legion/rules" / row.code) ||
                        fs::exists(source / "engine/legion" / row.code))
                << row.keyword << ": no file " << row.code;
            continue;
        }
        const auto file = files.find(plain(row.keyword));
        ASSERT_NE(file, files.end()) << row.keyword << " has no file";
        EXPECT_TRUE(hasWord(file->second, row.code))
            << row.keyword << ": no function " << row.code << " in its file";
    }
}

TEST(KeywordLedger, EachRowNamesATestThatExists) {
    const std::set<std::string> tests = namesOfTests();
    EXPECT_GT(tests.size(), 2000U);
    for (const LedgerRow& row : ledgerRows())
        EXPECT_TRUE(tests.contains(row.test)) << row.keyword << ": no test " << row.test;
}

// If a keyword has rows, there must be a row for each function that its rule registers, because
// each of these functions applies at least one clause.
TEST(KeywordLedger, EachFunctionThatARuleRegistersHasARow) {
    std::map<std::string, std::set<std::string>> rows;
    for (const LedgerRow& row : ledgerRows()) rows[plain(row.keyword)].insert(row.code);
    const std::regex registered(
        R"((?:holds|holdsEvenByHand|at|atInAnyOrder|inPool|onWeapons|onCards)<[^>]+>\((\w+)|cardAction\((\w+))");
    for (const auto& [keyword, text] : rulesOfKeywords()) {
        const auto own = rows.find(keyword);
        if (own == rows.end()) continue;
        for (std::sregex_iterator one(text.begin(), text.end(), registered), end; one != end;
             ++one) {
            const std::string function = (*one)[1].matched ? (*one)[1] : (*one)[2];
            EXPECT_TRUE(own->second.contains(function))
                << keyword << ": no row of its function " << function;
        }
    }
}

TEST(KeywordLedger, EachKeywordThatTheCodeAppliesHasARow) {
    std::set<std::string> withRows;
    for (const LedgerRow& row : ledgerRows()) withRows.insert(plain(row.keyword));
    const std::set<std::string> applied = keywordsWithRules();
    EXPECT_GT(applied.size(), 170U);
    for (const std::string& keyword : applied)
        EXPECT_TRUE(withRows.contains(keyword)) << keyword << " has no row";
}

TEST(KeywordLedger, StatesHowManyKeywordsHaveRows) {
    const std::set<std::string> names = glossary();
    std::set<std::string> withRows;
    for (const LedgerRow& row : ledgerRows()) {
        EXPECT_TRUE(names.contains(row.keyword)) << row.keyword;
        withRows.insert(row.keyword);
    }
    EXPECT_EQ(withRows, names);
    std::string text = textOf(source / "tests/KEYWORDS.md");
    std::replace(text.begin(), text.end(), '\n', ' ');
    const std::string stated =
        "rows for all " + std::to_string(names.size()) + " keywords of the glossary";
    EXPECT_NE(text.find(stated), std::string::npos) << "the ledger must state: " << stated;
}

}  // namespace
}  // namespace sightline::house
