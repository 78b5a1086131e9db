// The reader, the writer and the schema of lessons follow one description, and the README names
// every word of it.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "engine/legion/advice/lessons/lesson_check.h"
#include "engine/legion/advice/lessons/lesson_fields.h"
#include "unit/files/json_schema.h"
#include "unit/files/lessons/lesson_files.h"
#include "unit/files/text_files.h"

namespace sightline::test {
namespace {

using nlohmann::json;
using namespace engine::lessons;

json lessonSchema() {
    json schema = engine::schemaOf(Lesson{});
    schema["additionalProperties"] = false;
    schema["$defs"]["condition"] = engine::lessons::form::Exact{}.schema(Condition{});
    return schema;
}

TEST(LessonSchema, EveryReadyLessonFitsAsItStandsAndAsItIsWritten) {
    const JsonSchema schema(lessonSchema());
    ASSERT_GE(app::lessonFiles().size(), 8U);
    for (const auto& file : app::lessonFiles()) {
        const json text = engine::parseJsonFile(file).value();
        EXPECT_EQ(schema.problemWith(text), "") << file;
        const auto lesson = readLesson(text, file.string());
        ASSERT_TRUE(lesson) << lesson.problem().text;
        const json written = lessonJson(*lesson);
        EXPECT_EQ(schema.problemWith(written), "") << file;
        const auto again = readLesson(written, file.string());
        ASSERT_TRUE(again) << again.problem().text;
        EXPECT_EQ(lessonJson(*again), written) << file;
    }
}

TEST(LessonSchema, RefusesWhatTheReaderRefuses) {
    const JsonSchema schema(lessonSchema());
    const json good = lessonText(2);
    const auto problemWith = [&](const char* pointer, const json& value) {
        json other = good;
        other[json::json_pointer(pointer)] = value;
        EXPECT_NE(readingError(other), "") << pointer << " " << value;
        return schema.problemWith(other);
    };
    EXPECT_EQ(problemWith("/minutes", 0), "/minutes: is out of range");
    EXPECT_EQ(problemWith("/player", "green"), "/player: is none of the words");
    EXPECT_EQ(problemWith("/steps", json::array()), "/steps: is too short");
    EXPECT_EQ(problemWith("/steps/0/done", {{"units", 1}}), "/steps/0/done/units: is not known");
    EXPECT_EQ(problemWith("/steps/0/done", {{"not", {{"look", {{"turn", 1}}}}}}),
              "/steps/0/done/not/look/turn: is not known");
    EXPECT_EQ(problemWith("/steps/0/done", {{"recorded", {{"happening", "left"}}}}),
              "/steps/0/done/recorded/happening: is none of the words");
    EXPECT_EQ(problemWith("/steps/0/done", {{"unit", {{"unit", 0}, {"tokens", {{"aims", 1}}}}}}),
              "/steps/0/done/unit/tokens/aims: is not known");
    EXPECT_EQ(problemWith("/steps/0/points/0", {{"line", {0}}}),
              "/steps/0/points/0/line: is too short");
    EXPECT_EQ(problemWith("/questions/0/page", 0), "/questions/0/page: is out of range");
}

/// All member names of a schema.
void addNames(const json& schema, std::set<std::string>& names) {
    if (schema.is_array())
        for (const json& one : schema) addNames(one, names);
    if (!schema.is_object()) return;
    if (schema.contains("properties") && schema.contains("type"))
        for (const auto& [name, member] : schema["properties"].items()) names.insert(name);
    for (const auto& [name, member] : schema.items())
        if (name != "enum") addNames(member, names);
}

/// The words in `backticks` of the README.
std::set<std::string> namedInReadme() {
    std::ifstream file(app::assetsFolder() / "lessons/README.md");
    std::ostringstream text;
    text << file.rdbuf();
    const std::string all = text.str();
    const std::regex word("`([A-Za-z]+)`|\"([A-Za-z]+)\"");
    std::set<std::string> names;
    for (std::sregex_iterator at(all.begin(), all.end(), word), end; at != end; ++at)
        names.insert((*at)[1].matched ? (*at)[1].str() : (*at)[2].str());
    return names;
}

/// The first column of the table under a heading of the README.
std::set<std::string> rowsUnder(const std::string& heading) {
    std::ifstream file(app::assetsFolder() / "lessons/README.md");
    std::set<std::string> rows;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) inside = line == "## " + heading;
        std::smatch found;
        const std::regex row("^\\| `([a-zA-Z]+)` \\|.*");
        if (inside && std::regex_match(line, found, row)) rows.insert(found[1]);
    }
    return rows;
}

std::set<std::string> membersOf(const auto& any) {
    const auto& names = engine::namesOf(any);
    return {names.begin(), names.end()};
}

TEST(LessonReadme, NamesEveryMember) {
    std::set<std::string> names;
    addNames(lessonSchema(), names);
    for (const auto* list : {&tokenWordList(), &recordedNumbers(), &rankWordList()})
        for (const auto word : *list) names.erase(std::string(word));
    for (const char* member : {"points", "miniatures", "wounds", "tokens", "round"})
        names.insert(member);  // members that are also names of numbers
    ASSERT_GT(names.size(), 60U);
    const auto named = namedInReadme();
    for (const std::string& name : names) EXPECT_TRUE(named.contains(name)) << name;
}

TEST(LessonReadme, TheTablesOfConditionsStepsAndTargetsHaveTheMembersOfTheCode) {
    EXPECT_EQ(rowsUnder("Conditions"), membersOf(Condition{}));
    auto steps = membersOf(LessonStep{});
    const auto targets = membersOf(Target{});
    steps.insert(targets.begin(), targets.end());
    EXPECT_EQ(rowsUnder("Members of a step"), steps);
    auto lesson = membersOf(Lesson{});
    lesson.erase("format");
    lesson.erase("version");
    EXPECT_EQ(rowsUnder("Members of a lesson"), lesson);
}

TEST(LessonReadme, TheExampleIsALessonThatCanBeDone) {
    std::ifstream file(app::assetsFolder() / "lessons/README.md");
    std::ostringstream text;
    text << file.rdbuf();
    const std::string all = text.str();
    const std::size_t from = all.find("```json") + 7;
    const TextFiles files;
    const auto example =
        files.write("example.lesson.json", all.substr(from, all.find("```", from) - from));
    const auto loaded = app::loadLesson(example);
    ASSERT_TRUE(loaded) << loaded.problem().text;
    const auto fault = faultOf(loaded->lesson, loaded->scenario, "example");
    EXPECT_FALSE(fault) << fault->text;
}

}  // namespace
}  // namespace sightline::test
