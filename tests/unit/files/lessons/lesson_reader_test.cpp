// The reader of lessons: each error is one line with the file, the pointer and the expected value.
#include <gtest/gtest.h>

#include "unit/files/lessons/lesson_files.h"
#include "unit/files/text_files.h"

namespace sightline::test {
namespace {

using nlohmann::json;

std::string errorWith(const char* pointer, const json& value) {
    json lesson = lessonText(2);
    lesson[json::json_pointer(pointer)] = value;
    return readingError(lesson);
}

std::string errorWithout(const char* parent, const char* member) {
    json lesson = lessonText(2);
    lesson[json::json_pointer(parent)].erase(member);
    return readingError(lesson);
}

TEST(LessonReader, NamesTheFileThePointerAndTheExpectedValue) {
    EXPECT_EQ(errorWith("/format", "lesson"),
              "l: /format: expected \"sightline-lesson\", found \"lesson\"");
    EXPECT_EQ(errorWith("/step", json::array()),
              "l: /step: unknown member \"step\" (did you mean \"steps\"?)");
    EXPECT_EQ(errorWith("/steps/0/done/unit/activatin", true),
              "l: /steps/0/done/unit/activatin: unknown member \"activatin\" (did you mean "
              "\"activating\"?)");
    EXPECT_EQ(errorWith("/scenario", 3),
              "l: /scenario: expected a scenario, or the path of a scenario file, found 3");
    EXPECT_EQ(errorWith("/steps/0/show/0", {{"answer", "pick"}, {"chosen", {{"units", 0}}}}),
              "l: /steps/0/show/0: \"chosen\" must name the chosen option");
    const std::string option = errorWith("/steps/0/points/1/option", {{"action", "fly"}});
    EXPECT_TRUE(
        option.starts_with("l: /steps/0/points/1/option: expected an option as in a "
                           "journal, such as {\"action\": \"aim\"}, found "))
        << option;
    EXPECT_EQ(errorWith("/seed", -1), "l: /seed: expected a whole number from 0, found -1");
}

TEST(LessonReader, ATextHasTwentyFiveWordsInBothLanguages) {
    std::string words = "one";
    for (int i = 2; i <= 25; ++i) words += " word";
    EXPECT_EQ(errorWith("/steps/0/words/en", words), "");
    const std::string many = errorWith("/steps/0/words/en", words + " more");
    EXPECT_TRUE(many.starts_with("l: /steps/0/words/en: expected a text of 1 to 25 words, found "))
        << many;
    EXPECT_EQ(errorWith("/steps/0/words/fr", "« Oui ! »"), "");
    EXPECT_EQ(engine::lessons::wordsIn("« Oui ! »"), 1);
    EXPECT_EQ(errorWithout("/steps/0/words", "fr"),
              "l: /steps/0/words: expected a text in English and in French, found an object");
    EXPECT_EQ(
        errorWith("/questions/0/options/0/en", ""),
        "l: /questions/0/options/0: expected a text in English and in French, found an object");
}

TEST(LessonReader, AStepIsDoneByTheStateAndNeverByAnAnswer) {
    const json answered = {{"answered", {{"ask", "chooseAction"}}}};
    const std::string error =
        "l: /steps/0/done: expected a condition about the state: only a mistake may have "
        "\"answered\"";
    EXPECT_EQ(errorWith("/steps/0/done", answered), error);
    EXPECT_EQ(errorWith("/steps/0/done", {{"all", {{{"not", answered}}}}}), error);
    EXPECT_EQ(errorWith("/steps/0/mistakes/0/when", answered), "");
}

TEST(LessonReader, AConditionAndATargetHaveExactlyOneMember) {
    const std::string both = errorWith("/steps/0/done", {{"round", 2}, {"look", {{"turned", 3}}}});
    EXPECT_TRUE(both.starts_with("l: /steps/0/done: expected exactly one of the members all, "))
        << both;
    EXPECT_NE(errorWith("/steps/0/done", {{"round", nullptr}}), "");
    const std::string none = errorWith("/steps/0/points/0", json::object());
    EXPECT_TRUE(
        none.starts_with("l: /steps/0/points/0: expected exactly one of the members builder, "))
        << none;
}

TEST(LessonReader, OnlyADraftMayLackHintsMistakesAndQuestions) {
    EXPECT_EQ(errorWithout("/steps/1", "mistakes"),
              "l: /steps/1: expected at least one mistake with its words");
    EXPECT_EQ(errorWithout("/steps/1", "reason"),
              "l: /steps/1: expected the hints \"reason\" and \"pointer\"");
    EXPECT_EQ(errorWithout("", "questions"), "l: /: expected 3 questions about the lesson itself");
    json draft = lessonText(2);
    draft["draft"] = true;
    draft.erase("questions");
    draft["steps"][1].erase("mistakes");
    draft["steps"][1].erase("reason");
    draft["title"].erase("fr");
    EXPECT_EQ(readingError(draft), "");
    const auto read = engine::lessons::readLesson(draft, "l");
    const std::vector<std::string> missing{"/title/fr", "/steps/1/reason/en", "/steps/1/reason/fr",
                                           "/steps/1/mistakes", "/questions"};
    EXPECT_EQ(engine::lessons::missingIn(*read), missing);
}

TEST(LessonReader, TheRightOptionOfAQuestionExists) {
    EXPECT_EQ(errorWith("/questions/0/answer", 3),
              "l: /questions/0/answer: expected the index of one of the options, found 3");
    EXPECT_EQ(errorWith("/questions/0/answer", 2), "");
}

TEST(LessonReader, TwoQuestionsRepeatDifferentEarlierLessons) {
    json lesson = lessonText(5);
    ASSERT_EQ(lesson["questions"].size(), 5U);
    const auto with = [&](std::size_t question, const json& earlier) {
        json other = lesson;
        other["questions"][question]["lesson"] = earlier;
        return readingError(other);
    };
    EXPECT_EQ(with(3, 2), "");
    EXPECT_EQ(with(3, 5),
              "l: /questions/3/lesson: expected the number of an earlier lesson, found 5");
    const int last = lesson["questions"][4]["lesson"];
    EXPECT_EQ(with(3, last),
              "l: /questions/4/lesson: expected a lesson that no other question "
              "repeats, found " +
                  std::to_string(last));
    json one = lesson;
    one["questions"].erase(4);
    EXPECT_EQ(readingError(one), "l: /: expected 2 questions about different earlier lessons");
    one["number"] = 0;
    EXPECT_EQ(readingError(one), "") << "a lesson outside the list need not repeat others";
    lesson["questions"][4].erase("lesson");
    EXPECT_EQ(readingError(lesson), "l: /: expected 3 questions about the lesson itself");
}

TEST(LessonReader, AQuestionExplainsItsAnswer) {
    EXPECT_EQ(errorWithout("/questions/0", "explanation"),
              "l: /questions/0: expected a member \"explanation\"");
}

TEST(LessonReader, AScenarioMayBeAPathNextToTheLessonOrAnAsset) {
    const TextFiles files;
    json lesson = lessonText(2);
    const json scenario = lesson["scenario"];
    lesson["scenario"] = "two.scenario.json";
    const auto file = files.write("two.lesson.json", lesson.dump());
    const auto missing = app::loadLesson(file);
    ASSERT_FALSE(missing);
    EXPECT_TRUE(missing.problem().text.starts_with(file.string() + ": /scenario: "))
        << missing.problem().text;
    files.write("two.scenario.json", scenario.dump());
    const auto found = app::loadLesson(file);
    ASSERT_TRUE(found) << found.problem().text;
    EXPECT_EQ(found->scenario.units.size(), 3U);
    lesson["scenario"] = "asset:scenarios/starter.scenario.json";
    const auto starter = app::loadLesson(files.write("three.lesson.json", lesson.dump()));
    ASSERT_TRUE(starter) << starter.problem().text;
    EXPECT_EQ(starter->scenario.units.size(), 8U);
}

}  // namespace
}  // namespace sightline::test
