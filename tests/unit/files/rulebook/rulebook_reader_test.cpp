// The reader of the rulebook: each error is one line with the file, the pointer and the expected
// value.
#include <gtest/gtest.h>

#include "engine/legion/advice/rulebook/rulebook_fields.h"
#include "unit/files/json_schema.h"
#include "unit/files/rulebook/rules_documents.h"

namespace sightline::test {
namespace {

using nlohmann::json;

std::string chapterErrorWith(const char* pointer, const json& value) {
    json chapter = chapterText();
    chapter[json::json_pointer(pointer)] = value;
    return errorOfChapter(chapter);
}

json chapterSchema() {
    json schema = engine::schemaOf(engine::RuleChapter{});
    schema["additionalProperties"] = false;
    return schema;
}

TEST(RulebookReader, AcceptsACorrectChapter) { EXPECT_EQ(errorOfChapter(chapterText()), ""); }

TEST(RulebookReader, NamesTheFileThePointerAndTheExpectedValue) {
    EXPECT_EQ(chapterErrorWith("/format", "rules"),
              "r: /format: expected \"sightline-rules\", found \"rules\"");
    EXPECT_EQ(chapterErrorWith("/version", 2), "r: /version: expected version 1, found 2");
    EXPECT_EQ(chapterErrorWith("/section", json::array()),
              "r: /section: unknown member \"section\" (did you mean \"sections\"?)");
    EXPECT_EQ(chapterErrorWith("/sections/0/texts", 1),
              "r: /sections/0/texts: unknown member \"texts\" (did you mean \"text\"?)");
    EXPECT_EQ(chapterErrorWith("/sections/0/id", "Two Words"),
              "r: /sections/0/id: expected an id of lower-case letters, digits and hyphens, found "
              "\"Two Words\"");
    EXPECT_EQ(chapterErrorWith("/sections/0/title/fr", ""),
              "r: /sections/0/title/fr: expected a heading of 1 to 100 characters, found \"\"");
    EXPECT_EQ(chapterErrorWith("/sections/0/headings", {""}),
              "r: /sections/0/headings/0: expected a heading of 1 to 100 characters, found \"\"");
    const std::string page = chapterErrorWith("/sections/0/pages/0", 0);
    EXPECT_TRUE(page.starts_with("r: /sections/0/pages/0: expected ")) << page;
    const std::string quiz = chapterErrorWith("/sections/0/quiz", "bands");
    EXPECT_TRUE(quiz.starts_with("r: /sections/0/quiz: expected ")) << quiz;
}

TEST(RulebookReader, ATextHas40To200WordsInBothLanguages) {
    for (const char* language : {"en", "fr"}) {
        const std::string pointer = std::string("/sections/1/text/") + language;
        EXPECT_EQ(chapterErrorWith(pointer.c_str(), {repeatedWords(20), repeatedWords(20)}), "");
        EXPECT_EQ(chapterErrorWith(pointer.c_str(), {repeatedWords(200)}), "");
        for (const int count : {39, 201}) {
            const std::string error = chapterErrorWith(pointer.c_str(), {repeatedWords(count)});
            EXPECT_TRUE(error.starts_with("r: " + pointer + ": expected a text of 40 to 200 words"))
                << error;
        }
        // A punctuation mark after a space is no word.
        EXPECT_NE(chapterErrorWith(pointer.c_str(), {repeatedWords(39) + " !"}), "");
    }
    json chapter = chapterText();
    chapter["sections"][0]["text"].erase("fr");
    EXPECT_EQ(errorOfChapter(chapter), "r: /sections/0/text: expected a member \"fr\"");
}

TEST(RulebookReader, ASceneHasExactlyOneRequest) {
    const json scene = {{"scenario", "a.scenario.json"},
                        {"shows", {{"en", "A scene."}, {"fr", "Une scène."}}},
                        {"ruling", {{"band", 2}}}};
    const json request = {{"query", "range"}};
    const auto errorOf = [&](std::vector<const char*> names) {
        json with = scene;
        for (const char* name : names) with[name] = request;
        return chapterErrorWith("/sections/0/scene", with);
    };
    EXPECT_EQ(errorOf({"query"}), "");
    EXPECT_EQ(errorOf({"odds"}), "");
    for (const auto& wrong : {errorOf({}), errorOf({"query", "odds"})})
        EXPECT_TRUE(
            wrong.starts_with("r: /sections/0/scene: expected either a request \"query\" "
                              "or a request \"odds\""))
            << wrong;
    json empty = scene;
    empty["odds"] = json::object();
    const std::string error = chapterErrorWith("/sections/0/scene", empty);
    EXPECT_TRUE(error.starts_with("r: /sections/0/scene/odds: expected an object with members"))
        << error;
}

TEST(RulebookReader, IdsAndHeadingsAreUniqueInAllChapters) {
    json other = chapterText();
    other["sections"][0]["id"] = "third";
    EXPECT_EQ(errorOfBook({{chapterText(), "a"}, {other, "b"}}),
              "b: /sections/0/title/en: the heading \"Title of first\" belongs to two sections");
    other["sections"][0]["title"]["en"] = "Third";
    EXPECT_EQ(errorOfBook({{chapterText(), "a"}, {other, "b"}}),
              "b: /sections/1/id: the section \"second\" occurs twice");
    other["sections"].erase(1);
    other["sections"][0]["headings"] = {"title of FIRST"};
    EXPECT_EQ(errorOfBook({{chapterText(), "a"}, {other, "b"}}),
              "b: /sections/0/headings/0: the heading \"title of FIRST\" belongs to two sections");
    // Another document may use the same heading.
    other["document"] = "Another book";
    EXPECT_EQ(errorOfBook({{chapterText(), "a"}, {other, "b"}}), "");
}

TEST(RulebookReader, RelatedSectionsExist) {
    EXPECT_EQ(chapterErrorWith("/sections/0/related", {"second"}), "");
    EXPECT_EQ(chapterErrorWith("/sections/0/related", {"secand"}),
              "r: /sections/0/related/0: expected the id of another section (did you mean "
              "\"second\"?), found \"secand\"");
    EXPECT_NE(chapterErrorWith("/sections/0/related", {"first"}), "");
}

TEST(RulebookSchema, EveryFileFitsAsItStandsAndAsItIsWritten) {
    const JsonSchema schema(chapterSchema());
    ASSERT_GE(rulesFiles().size(), 13U);
    for (const auto& file : rulesFiles()) {
        const json text = engine::parseJsonFile(file).value();
        EXPECT_EQ(schema.problemWith(text), "") << file;
        const auto chapter = engine::readRuleChapter(text, file.string());
        ASSERT_TRUE(chapter) << chapter.problem().text;
        const json written = engine::ruleChapterJson(*chapter);
        EXPECT_EQ(schema.problemWith(written), "") << file;
        EXPECT_EQ(written, text) << file;
    }
}

TEST(RulebookSchema, RefusesWhatTheReaderRefuses) {
    const JsonSchema schema(chapterSchema());
    const auto problemWith = [&](const char* pointer, const json& value) {
        json other = chapterText();
        other[json::json_pointer(pointer)] = value;
        EXPECT_NE(errorOfChapter(other), "") << pointer << " " << value;
        return schema.problemWith(other);
    };
    EXPECT_EQ(schema.problemWith(chapterText()), "");
    EXPECT_EQ(problemWith("/sections", json::array()), "/sections: is too short");
    EXPECT_EQ(problemWith("/sections/0/pages/0", 201), "/sections/0/pages/0: is out of range");
    EXPECT_EQ(problemWith("/sections/0/quiz", "sights"), "/sections/0/quiz: is none of the words");
    EXPECT_EQ(problemWith("/sections/0/title/de", "Titel"), "/sections/0/title/de: is not known");
    EXPECT_EQ(problemWith("/sections/0/text/en", json::array()),
              "/sections/0/text/en: is too short");
}

}  // namespace
}  // namespace sightline::test
