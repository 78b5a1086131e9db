// The reader, the writer and the schema of puzzles follow one description, and the README names
// every word of it.
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "engine/legion/advice/puzzles/puzzle_fields.h"
#include "unit/files/json_schema.h"
#include "unit/files/puzzles/puzzle_files.h"
#include "unit/files/text_files.h"

namespace sightline::test {
namespace {

using nlohmann::json;
using namespace engine::puzzles;

json puzzleSchema() {
    json schema = engine::schemaOf(Puzzle{});
    schema["additionalProperties"] = false;
    return schema;
}

std::string readmeOfPuzzles() {
    std::ifstream file(app::assetsFolder() / "puzzles/README.md");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(PuzzleSchema, EveryReadyPuzzleFitsAsItStandsAndAsItIsWritten) {
    const JsonSchema schema(puzzleSchema());
    ASSERT_GE(app::puzzleFiles().size(), 10U);
    for (const auto& file : app::puzzleFiles()) {
        const json text = engine::parseJsonFile(file).value();
        EXPECT_EQ(schema.problemWith(text), "") << file;
        const auto puzzle = readPuzzle(text, file.string());
        ASSERT_TRUE(puzzle) << puzzle.problem().text;
        const json written = puzzleJson(*puzzle);
        EXPECT_EQ(schema.problemWith(written), "") << file;
        const auto again = readPuzzle(written, file.string());
        ASSERT_TRUE(again) << again.problem().text;
        EXPECT_EQ(puzzleJson(*again), written) << file;
    }
}

TEST(PuzzleSchema, RefusesWhatTheReaderRefuses) {
    const JsonSchema schema(puzzleSchema());
    const json good = puzzleText("cover_shoot_and_be_safe");
    const auto problemWith = [&](const char* pointer, const json& value) {
        json other = good;
        other[json::json_pointer(pointer)] = value;
        EXPECT_NE(puzzleError(other), "") << pointer << " " << value;
        return schema.problemWith(other);
    };
    EXPECT_EQ(problemWith("/subject", "luck"), "/subject: is none of the words");
    EXPECT_EQ(problemWith("/ends", "never"), "/ends: is none of the words");
    EXPECT_EQ(problemWith("/tolerance", 0.6), "/tolerance: is out of range");
    EXPECT_EQ(problemWith("/decisions", json::array()), "/decisions: is too short");
    EXPECT_EQ(problemWith("/value/best", "high"), "/value/best: is none of the words");
    EXPECT_EQ(problemWith("/value/sum/0/count", "luck"),
              "/value/sum/0/count: is none of the words");
    EXPECT_EQ(problemWith("/needs/0/of/units", 1), "/needs/0/of/units: is not known");
    EXPECT_EQ(problemWith("/mistakes", json::array()), "/mistakes: is too short");
    EXPECT_EQ(problemWith("/hint", "x"), "/hint: is not known");
}

TEST(PuzzleReader, NamesFilePointerAndExpectedValue) {
    const json good = puzzleText("cover_shoot_and_be_safe");
    const auto errorWith = [&](const char* pointer, const json& value) {
        json other = good;
        other[json::json_pointer(pointer)] = value;
        return puzzleError(other);
    };
    EXPECT_EQ(errorWith("/goal", {{"en", "Shoot."}}), "p: /goal: expected a member \"fr\"");
    EXPECT_EQ(errorWith("/goal/fr", ""),
              "p: /goal/fr: expected a text of 1 to 500 bytes, found \"\"");
    EXPECT_EQ(errorWith("/scenario", 3),
              "p: /scenario: expected a scenario, or the path of a scenario file, found 3");
    EXPECT_EQ(errorWith("/seed", -1), "p: /seed: expected a whole number from 0, found -1");
    EXPECT_EQ(errorWith("/needs/0", {{"of", {{"count", "secured"}}}}),
              "p: /needs/0: expected a bound \"least\" or \"most\"");
    EXPECT_EQ(errorWith("/value/sum/0", {{"count", "distance"}, {"unit", 0}}),
              "p: /value/sum/0: this quantity needs the member \"to\"");
    EXPECT_EQ(errorWith("/value/sum/0", {{"count", "tokens"}, {"unit", 0}}),
              "p: /value/sum/0: this quantity needs the member \"token\"");
    EXPECT_EQ(errorWith("/solution", json::array()), "p: /solution: expected at least one answer");
    EXPECT_EQ(errorWith("/solution/0", {{"answer", "dice"}, {"faces", {"hit"}}}),
              "p: /solution/0/answer: expected an answer of a player, not of chance");
    EXPECT_NE(errorWith("/titel", "x").find("did you mean \"title\"?"), std::string::npos);
}

/// The first column of the table under a heading of the README.
std::set<std::string> rowsUnder(const std::string& heading) {
    std::istringstream text(readmeOfPuzzles());
    std::set<std::string> rows;
    bool inside = false;
    for (std::string line; std::getline(text, line);) {
        if (line.starts_with("## ")) inside = line == "## " + heading;
        std::smatch found;
        const std::regex row("^\\| `([a-zA-Z]+)` \\|.*");
        if (inside && std::regex_match(line, found, row)) rows.insert(found[1]);
    }
    return rows;
}

std::set<std::string> textsOf(const auto& names) {
    std::set<std::string> texts;
    for (const auto& one : names) texts.insert(one.text);
    return texts;
}

TEST(PuzzleReadme, TheTablesHaveTheWordsOfTheCode) {
    const auto& names = engine::namesOf(Puzzle{});
    std::set<std::string> members(names.begin(), names.end());
    members.erase("format");
    members.erase("version");
    EXPECT_EQ(rowsUnder("Members of a puzzle"), members);
    EXPECT_EQ(rowsUnder("Quantities"), textsOf(countedNames));
    EXPECT_EQ(rowsUnder("Ends"), textsOf(endNames));
    const std::string readme = readmeOfPuzzles();
    for (const auto& list : {textsOf(subjectNames), textsOf(decisionNames), textsOf(bestNames)})
        for (const std::string& word : list)
            EXPECT_NE(readme.find("`" + word + "`"), std::string::npos) << word;
}

TEST(PuzzleReadme, TheExampleIsAPuzzleWithoutAFault) {
    const std::string all = readmeOfPuzzles();
    const std::size_t from = all.find("```json") + 7;
    const TextFiles files;
    const auto example =
        files.write("example.puzzle.json", all.substr(from, all.find("```", from) - from));
    const auto loaded = app::loadPuzzle(example, puzzleCatalogue());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    const auto game = PuzzleGame::make(loaded->puzzle, loaded->scenario, "example");
    ASSERT_TRUE(game) << game.problem().text;
    const auto checked = check(*game, "example");
    EXPECT_TRUE(checked) << checked.problem().text;
}

}  // namespace
}  // namespace sightline::test
