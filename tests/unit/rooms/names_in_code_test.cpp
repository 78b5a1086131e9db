// Code must identify keywords and cards by type or id: no string in the code may contain the name
// of a keyword or card.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "unit/rooms/include_graph.h"

namespace sightline::house {
namespace {

const std::filesystem::path catalogue = house::source / "assets/catalogue";

void addNames(const std::filesystem::path& file, std::set<std::string>& names) {
    std::ifstream text(file);
    const auto document = nlohmann::json::parse(text);
    for (const auto& member : document) {
        if (!member.is_array()) continue;
        for (const auto& entry : member) {
            if (entry.is_object() && entry.contains("name"))
                names.insert(entry["name"].get<std::string>());
        }
    }
}

std::set<std::string> namesOfKeywordsAndCards() {
    std::set<std::string> names;
    addNames(catalogue / "keywords.json", names);
    for (const char* folder : {"units", "counterparts", "upgrades", "commands", "battle"}) {
        for (const auto& file : std::filesystem::directory_iterator(catalogue / folder)) {
            if (file.path().extension() == ".json") addNames(file.path(), names);
        }
    }
    return names;
}

/// Names of keywords and cards that may occur in strings of the code. The program uses them with
/// another meaning, or as names of tokens.
const std::set<std::string> wordsOfTheirOwn{
    "Air Support", "Bounty", "Cover",    "Generator", "Hover", "Immobilize", "Ion",
    "Leader",      "Ready",  "Ordnance", "Poison",    "Scale", "Scatter",    "Secret Mission"};
/// The help text of `sightline-cli play`. Its examples contain names, because players write names
/// in answers.
const std::filesystem::path examples = "app/cli/play/play_help.cpp";

bool isComment(const std::string& line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first != std::string::npos && line.compare(first, 2, "//") == 0;
}

/// The string literals in a line of code. "Poison X" counts as Poison.
std::vector<std::string> stringsOf(const std::string& line) {
    static const std::regex quoted("\"((?:[^\"\\\\]|\\\\.)*)\"");
    std::vector<std::string> all;
    for (auto it = std::sregex_iterator(line.begin(), line.end(), quoted);
         it != std::sregex_iterator(); ++it) {
        std::string text = (*it)[1];
        if (text.ends_with(" X")) text.resize(text.size() - 2);
        all.push_back(std::move(text));
    }
    return all;
}

/// The name of a keyword or card that the text equals or contains. In a longer text, only names of
/// several words count.
std::string nameIn(const std::string& text, const std::set<std::string>& names) {
    if (names.contains(text)) return text;
    if (text.find(' ') == std::string::npos) return {};
    const auto isLetter = [&](std::size_t at) {
        return at < text.size() && std::isalpha(static_cast<unsigned char>(text[at])) != 0;
    };
    for (const std::string& name : names) {
        const std::size_t at = text.find(name);
        if (at == std::string::npos || name.find(' ') == std::string::npos) continue;
        const bool begins = at == 0 || !isLetter(at - 1);
        if (begins && !isLetter(at + name.size())) return name;
    }
    return {};
}

TEST(NamesInCode, OfKeywordsAndCardsThereAreNone) {
    const std::set<std::string> names = namesOfKeywordsAndCards();
    ASSERT_GT(names.size(), 600U);
    ASSERT_TRUE(names.contains("Pierce"));
    for (const char* folder : {"engine", "geometry", "rendering", "app"}) {
        for (const auto& file : std::filesystem::recursive_directory_iterator(source / folder)) {
            if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
            if (std::filesystem::relative(file.path(), source) == examples) continue;
            std::ifstream text(file.path());
            std::string line;
            for (int at = 1; std::getline(text, line); ++at) {
                if (line.find('"') == std::string::npos || isComment(line)) continue;
                for (const std::string& one : stringsOf(line.substr(0, line.find("///")))) {
                    if (wordsOfTheirOwn.contains(one)) continue;
                    EXPECT_EQ(nameIn(one, names), "") << file.path() << ":" << at << ": " << one;
                }
            }
        }
    }
}

TEST(NamesInCode, AreFoundWhereTheyStand) {
    const std::set<std::string> names{"Cover", "Prepared Position"};
    EXPECT_EQ(nameIn("Cover", names), "Cover");
    EXPECT_EQ(nameIn("in a Prepared Position now", names), "Prepared Position");
    EXPECT_EQ(nameIn("Roll Cover Pool", names), "") << "a word like any other";
    EXPECT_EQ(nameIn("Unprepared Positions", names), "");
    EXPECT_EQ(nameIn("Prepared Positions", names), "");
    EXPECT_EQ(stringsOf(R"(unit.has("Poison X") || name == "say \"AI\"" + "x";)"),
              (std::vector<std::string>{"Poison", R"(say \"AI\")", "x"}));
    EXPECT_TRUE(isComment("    // p. 46, \"AI\""));
    EXPECT_FALSE(isComment("    ask(\"AI\");  // p. 46"));
}

}  // namespace
}  // namespace sightline::house
