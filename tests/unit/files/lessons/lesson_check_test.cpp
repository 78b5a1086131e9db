// The check of lessons refuses each kind of fault with one line.
#include "engine/legion/advice/lessons/lesson_check.h"

#include <gtest/gtest.h>

#include "unit/files/lessons/lesson_files.h"

namespace sightline::test {
namespace {

using nlohmann::json;

/// The fault of lesson `number` with another value at a JSON pointer; "" if it has none.
std::string faultWith(int number, const char* pointer, const json& value) {
    const auto loaded = app::loadLesson(lessonFile(number));
    if (!loaded) return loaded.problem().text;
    json text = lessonText(number);
    text[json::json_pointer(pointer)] = value;
    const auto lesson = engine::lessons::readLesson(text, "l");
    if (!lesson) return lesson.problem().text;
    const auto fault = engine::lessons::faultOf(*lesson, loaded->scenario, "l");
    return fault ? fault->text : "";
}

const json theAnswerAim = {{"answer", "pick"}, {"chosen", {{"action", "aim"}}}};

TEST(LessonCheck, AcceptsAGoodLesson) { EXPECT_EQ(faultWith(2, "/minutes", 5), ""); }

TEST(LessonCheck, RefusesAStepThatIsDoneByDoingNothing) {
    EXPECT_EQ(faultWith(2, "/steps/0/done", {{"round", 1}}),
              "l: /steps/0/done: the step is done before the learner does anything");
    EXPECT_EQ(faultWith(2, "/steps/1/done", {{"unit", {{"unit", 0}, {"activating", true}}}}),
              "l: /steps/1/done: the step is done before the learner does anything");
}

TEST(LessonCheck, RefusesAStepThatNothingFulfils) {
    EXPECT_EQ(faultWith(2, "/steps/0/done", {{"unit", {{"unit", 0}, {"tokens", {{"surge", 3}}}}}}),
              "l: /steps/0/show: the step is not done, and no answer of \"show\" fits the question "
              "\"chooseAction\"");
    EXPECT_EQ(faultWith(2, "/steps/1/show", {{{"answer", "count"}, {"count", 1}}}),
              "l: /steps/1/show: the step is not done, and no answer of \"show\" fits the question "
              "\"chooseAction\"");
}

TEST(LessonCheck, RefusesAnAnswerToShowThatIsAMistakeOrNotAllowed) {
    EXPECT_EQ(faultWith(2, "/steps/1/show", json::array({theAnswerAim})),
              "l: /steps/1/show: the lesson refuses an answer of \"show\": Aim leaves the unit "
              "where it is. Choose Move.");
    EXPECT_EQ(faultWith(2, "/steps/1/allowed",
                        {{{"ask", "chooseAction"}, {"options", {{{"action", "dodge"}}}}}}),
              "l: /steps/1/show: the lesson refuses an answer of \"show\": this is not part of the "
              "current step");
}

TEST(LessonCheck, RefusesMistakesThatDoNotHappenOrThatPassTheStep) {
    EXPECT_EQ(faultWith(2, "/steps/1/mistakes/0/try",
                        {{{"answer", "pick"}, {"chosen", {{"action", "dodge"}}}}}),
              "l: /steps/1/mistakes/0: the answers of \"try\" do not lead to this mistake");
    EXPECT_EQ(faultWith(2, "/steps/1/mistakes/0/try",
                        {{{"answer", "pick"}, {"chosen", {{"action", "move"}}}}, theAnswerAim}),
              "l: /steps/1/mistakes/0/try/0: the mistake fulfils the step");
    EXPECT_EQ(faultWith(2, "/steps/1/mistakes/0/try", {{{"answer", "proposal"}}, theAnswerAim}),
              "l: /steps/1/mistakes/0/try/0: an answer of \"try\" cannot be given: it does not fit "
              "the open question");
}

TEST(LessonCheck, RefusesTargetsThatDoNotExist) {
    EXPECT_EQ(faultWith(2, "/steps/0/points/0", {{"unit", 3}}),
              "l: /steps/0/points/0: no unit 3 is in the scenario");
    EXPECT_EQ(faultWith(2, "/steps/0/points/0", {{"line", {0, 9}}}),
              "l: /steps/0/points/0: no unit 9 is in the scenario");
    EXPECT_EQ(faultWith(2, "/steps/0/points/0", {{"mini", 9}}),
              "l: /steps/0/points/0: no miniature 9 is in the scenario");
    EXPECT_EQ(faultWith(2, "/steps/0/points/0", {{"piece", "tree"}}),
              "l: /steps/0/points/0: no terrain piece \"tree\" is on the table");
    EXPECT_EQ(faultWith(2, "/steps/0/points/0", {{"spot", {40, 3}}}),
              "l: /steps/0/points/0: the spot is not on the table");
    EXPECT_EQ(faultWith(2, "/steps/0/points/0", {{"option", {{"action", "aim"}}}}),
              "l: /steps/0/points/0: no question of this step offers the option");
    EXPECT_EQ(faultWith(2, "/steps/0/points/0", {{"die", 0}}),
              "l: /steps/0/points/0: the attack roll of this step has no such die");
    EXPECT_EQ(faultWith(2, "/steps/0/done", {{"unit", {{"unit", 7}, {"activated", true}}}}),
              "l: /steps/0/done: no unit 7 is in the scenario");
}

TEST(LessonCheck, OnlyLaterLessonsHaveMoreThanFourUnits) {
    const auto starter = app::loadScenario(app::assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(starter);
    json text = lessonText(5);
    const auto faultOfNumber = [&](int number) {
        text["number"] = number;
        const auto lesson = engine::lessons::readLesson(text, "l").value();
        return engine::lessons::faultOf(lesson, starter->scenario, "l")->text;
    };
    EXPECT_EQ(
        faultOfNumber(7),
        "l: /scenario: the table has 8 units, expected at most 4 in one of the first lessons");
    EXPECT_FALSE(faultOfNumber(8).starts_with("l: /scenario"));
    EXPECT_FALSE(faultOfNumber(0).starts_with("l: /scenario"));
}

}  // namespace
}  // namespace sightline::test
