// Some words must not occur in the sources of certain folders. The tests report the file and the
// line of each forbidden word.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "unit/rooms/include_graph.h"

namespace sightline::house {
namespace {

/// All lines of the sources in `folder` that contain one of the words: "path:line: text".
std::vector<std::string> linesWith(const std::string& folder, const std::regex& words) {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source / folder)) {
        if (!entry.is_regular_file()) continue;
        std::ifstream text(entry.path());
        std::string line;
        for (int at = 1; std::getline(text, line); ++at) {
            if (!std::regex_search(line, words)) continue;
            const std::string path = std::filesystem::relative(entry.path(), source).string();
            found.push_back(path + ":" + std::to_string(at) + ": " + line);
        }
    }
    return found;
}

// A rule may read only a switch of `Asks`, such as "does the game ask this question?". It must not
// read the version number of the questions, which belongs to the journal.
TEST(WordsOfRooms, RulesDoNotReadTheVersionOfTheQuestions) {
    const std::regex version("asks(First|Second|Third|[A-Z][a-z]+th|Now)\\b");
    const std::vector<std::string> journals{"engine/legion/rules/asking/asks.h",
                                            "engine/legion/rules/game/legion_rules.h",
                                            "engine/legion/rules/state/scenario.h"};
    const auto found = linesWith("engine", version);
    EXPECT_GE(found.size(), journals.size()) << "no line of the journals seen";
    for (const std::string& line : found) {
        const std::string file = line.substr(0, line.find(':'));
        EXPECT_NE(std::find(journals.begin(), journals.end(), file), journals.end()) << line;
    }
}

TEST(WordsOfRooms, TheTalkAndItsProtocolHaveNoWordOfLegion) {
    const std::regex words(
        "legion|battle|trooper|miniature|rulebook|UnitId|MiniId|UnitStand|keyword\\.h|catalogue/",
        std::regex::icase);
    const std::regex anyInclude("#include \"engine/talk/");
    EXPECT_GT(linesWith("engine/talk", anyInclude).size(), 10U) << "no file of the talk seen";
    EXPECT_GT(linesWith("app/cli/protocol", anyInclude).size(), 2U) << "no file of it seen";
    for (const char* folder : {"engine/talk", "app/cli/protocol"})
        for (const std::string& line : linesWith(folder, words)) ADD_FAILURE() << line;
}

}  // namespace
}  // namespace sightline::house
