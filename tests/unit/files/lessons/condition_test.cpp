// The conditions of lessons, just inside and just outside each limit. The table is that of lesson
// 2: Rebel Troopers (unit 0, leader at 16, 9), Luke Skywalker (unit 1, at 24, 9), Stormtroopers
// (unit 2, leader at 18, 28) behind a barricade.
#include "engine/legion/advice/lessons/condition.h"

#include <gtest/gtest.h>

#include "engine/legion/rules/game/game.h"
#include "unit/files/lessons/lesson_files.h"

namespace sightline::test {
namespace {

using nlohmann::json;
using namespace engine;
using namespace engine::lessons;

/// Reads a condition as the only condition of a step.
Condition condition(const json& text) {
    json lesson = lessonText(2);
    lesson["steps"][0]["done"] = text;
    const auto read = readLesson(lesson, "l");
    EXPECT_TRUE(read) << read.problem().text;
    return read ? read->steps[0].done : Condition{};
}

class LessonConditions : public testing::Test {
  protected:
    app::LoadedLesson loaded_ = app::loadLesson(lessonFile(2)).value();
    std::unique_ptr<Game> game_ = Game::start(loaded_.scenario, 1).value();
    Look look_{};
    std::size_t firstEntry_ = 0;

    bool isTrue(const json& text) const {
        const View view = game_->view(Player::blue);
        return holds(condition(text), {.view = view,
                                       .question = game_->question(),
                                       .record = game_->recordSoFar(),
                                       .firstEntry = firstEntry_,
                                       .look = look_});
    }
    void give(const json& answer) {
        const auto refusal = game_->answer(answerFromJson(answer).value());
        ASSERT_FALSE(refusal) << refusal->text;
    }
    void activateAndAim() {
        give({{"answer", "pick"}, {"chosen", {{"unit", 0}}}});
        give({{"answer", "pick"}, {"chosen", {{"action", "aim"}}}});
    }
};

TEST_F(LessonConditions, RecordedCountsTheEntriesSinceTheBeginning) {
    const json activated = {{"recorded", {{"happening", "unitActivated"}, {"unit", 0}}}};
    EXPECT_FALSE(isTrue(activated));
    activateAndAim();
    EXPECT_TRUE(isTrue(activated));
    EXPECT_FALSE(isTrue({{"recorded", {{"happening", "unitActivated"}, {"unit", 1}}}}));
    EXPECT_FALSE(isTrue({{"recorded", {{"happening", "unitActivated"}, {"times", 2}}}}));
    json made = {{"recorded", {{"happening", "actionMade"}, {"unit", 0}, {"action", "aim"}}}};
    EXPECT_TRUE(isTrue(made));
    made["recorded"]["action"] = "dodge";
    EXPECT_FALSE(isTrue(made));
    json gained = {{"recorded", {{"happening", "tokenGained"}, {"token", "aim"}}}};
    EXPECT_TRUE(isTrue(gained));
    gained["recorded"]["token"] = "dodge";
    EXPECT_FALSE(isTrue(gained));
    firstEntry_ = game_->recordSoFar().size();
    EXPECT_FALSE(isTrue(activated)) << "entries before the lesson do not count";
}

TEST_F(LessonConditions, RecordedComparesNumbersOfTheEntry) {
    Ruling entry{.happening = Happening::poolFormed,
                 .numbers = {{NumberId::weapons, 4}, {NumberId::black, 4}}};
    Recorded wanted{.happening = Happening::poolFormed, .numbers = {{"weapons", 4}}};
    EXPECT_TRUE(matches(wanted, entry));
    wanted.numbers = {{"weapons", 4}, {"black", 3}};
    EXPECT_FALSE(matches(wanted, entry));
    wanted.numbers = {{"white", 0}};
    EXPECT_FALSE(matches(wanted, entry)) << "the entry has no such number";
}

TEST_F(LessonConditions, QuestionNamesTheOpenQuestion) {
    EXPECT_TRUE(isTrue({{"question", {{"ask", "chooseUnitToActivate"}, {"player", "blue"}}}}));
    EXPECT_FALSE(isTrue({{"question", {{"ask", "chooseUnitToActivate"}, {"player", "red"}}}}));
    EXPECT_FALSE(isTrue({{"question", {{"ask", "chooseAction"}}}}));
    activateAndAim();
    EXPECT_TRUE(isTrue({{"question", {{"ask", "chooseAction"}, {"unit", 0}}}}));
    EXPECT_FALSE(isTrue({{"question", {{"ask", "chooseAction"}, {"unit", 1}}}}));
}

TEST_F(LessonConditions, UnitComparesEachNamedProperty) {
    EXPECT_TRUE(isTrue({{"unit", {{"unit", 0}, {"activating", false}}}}));
    EXPECT_TRUE(isTrue({{"unit", {{"unit", 0}, {"cohesion", true}, {"defeated", false}}}}));
    EXPECT_FALSE(isTrue({{"unit", {{"unit", 0}, {"actionsLeft", 5}}}})) << "it is not active";
    activateAndAim();
    EXPECT_TRUE(isTrue({{"unit", {{"unit", 0}, {"activating", true}, {"tokens", {{"aim", 1}}}}}}));
    EXPECT_FALSE(isTrue({{"unit", {{"unit", 0}, {"tokens", {{"aim", 2}}}}}}));
    EXPECT_FALSE(isTrue({{"unit", {{"unit", 0}, {"tokensAtMost", {{"aim", 0}}}}}}));
    EXPECT_TRUE(isTrue({{"unit", {{"unit", 0}, {"tokensAtMost", {{"aim", 1}}}}}}));
    EXPECT_TRUE(isTrue({{"unit", {{"unit", 0}, {"actionsLeft", 1}}}}));
    EXPECT_FALSE(isTrue({{"unit", {{"unit", 0}, {"actionsLeft", 0}}}}));
    EXPECT_TRUE(isTrue({{"unit", {{"unit", 0}, {"miniatures", 4}}}}));
    EXPECT_FALSE(isTrue({{"unit", {{"unit", 0}, {"miniatures", 3}}}}));
    EXPECT_FALSE(isTrue({{"unit", {{"unit", 0}, {"wounds", 1}}}}));
    for (const char* flag : {"activated", "suppressed", "panicked", "inMelee"}) {
        EXPECT_TRUE(isTrue({{"unit", {{"unit", 0}, {flag, false}}}})) << flag;
        EXPECT_FALSE(isTrue({{"unit", {{"unit", 0}, {flag, true}}}})) << flag;
    }
    EXPECT_FALSE(isTrue({{"unit", {{"unit", 9}, {"activated", false}}}})) << "no such unit";
}

TEST_F(LessonConditions, LeaderComparesPlaceHeightAndFacing) {
    EXPECT_TRUE(isTrue({{"leader", {{"unit", 0}, {"at", {16.9, 9}}}}}));
    EXPECT_FALSE(isTrue({{"leader", {{"unit", 0}, {"at", {17.1, 9}}}}}));
    EXPECT_TRUE(isTrue({{"leader", {{"unit", 0}, {"at", {17.1, 9}}, {"within", 1.2}}}}));
    EXPECT_TRUE(isTrue({{"leader", {{"unit", 0}, {"height", 0}}}}));
    EXPECT_FALSE(isTrue({{"leader", {{"unit", 0}, {"height", 0.1}}}}));
    EXPECT_TRUE(isTrue({{"leader", {{"unit", 0}, {"facing", 109}}}}));
    EXPECT_FALSE(isTrue({{"leader", {{"unit", 0}, {"facing", 111}}}}));
    EXPECT_TRUE(isTrue({{"leader", {{"unit", 0}, {"facing", -270}}}}));
}

TEST_F(LessonConditions, RangeSightAndCoverAreThoseOfTheRules) {
    // From (24, 9) to (16, 9): 8 inches less two half bases, so range 2.
    EXPECT_TRUE(isTrue({{"range", {{"from", 1}, {"to", 0}, {"least", 1}, {"most", 2}}}}));
    EXPECT_FALSE(isTrue({{"range", {{"from", 1}, {"to", 0}, {"least", 2.5}}}}));
    EXPECT_FALSE(isTrue({{"range", {{"from", 0}, {"to", 2}, {"most", 2}}}}));
    EXPECT_TRUE(isTrue({{"sight", {{"from", 0}, {"to", 2}, {"visible", true}}}}));
    EXPECT_FALSE(isTrue({{"sight", {{"from", 0}, {"to", 2}, {"visible", false}}}}));
    EXPECT_TRUE(isTrue({{"cover", {{"from", 2}, {"to", 0}, {"cover", "none"}}}}));
    EXPECT_FALSE(isTrue({{"cover", {{"from", 2}, {"to", 0}, {"cover", "heavy"}}}}));
}

TEST_F(LessonConditions, RoundPointsAndLook) {
    EXPECT_TRUE(isTrue({{"round", 1}}));
    EXPECT_FALSE(isTrue({{"round", 2}}));
    EXPECT_FALSE(isTrue({{"points", {{"player", "blue"}, {"least", 1}}}}));
    look_ = {.turned = 30, .closer = 2, .inspected = UnitId{1}};
    EXPECT_TRUE(isTrue({{"look", {{"turned", 30}, {"closer", 2}, {"inspected", 1}}}}));
    EXPECT_FALSE(isTrue({{"look", {{"turned", 31}}}}));
    EXPECT_FALSE(isTrue({{"look", {{"closer", 2.1}}}}));
    EXPECT_FALSE(isTrue({{"look", {{"inspected", 0}}}}));
    EXPECT_FALSE(isTrue({{"look", {{"measured", {0, 2}}}}}));
    look_.measured = {UnitId{2}, UnitId{0}};
    EXPECT_TRUE(isTrue({{"look", {{"measured", {0, 2}}}}}));
    EXPECT_FALSE(isTrue({{"look", {{"measured", {0, 1}}}}}));
}

TEST_F(LessonConditions, AllAnyAndNotCombineConditions) {
    const json yes = {{"round", 1}}, no = {{"round", 2}};
    EXPECT_TRUE(isTrue({{"all", {yes, yes}}}));
    EXPECT_FALSE(isTrue({{"all", {yes, no}}}));
    EXPECT_TRUE(isTrue({{"any", {no, yes}}}));
    EXPECT_FALSE(isTrue({{"any", {no, no}}}));
    EXPECT_TRUE(isTrue({{"not", no}}));
    EXPECT_FALSE(isTrue({{"not", yes}}));
}

TEST_F(LessonConditions, AnsweredComparesTheJudgedAnswer) {
    const Question asked = *game_->question();
    const View view = game_->view(Player::blue);
    const Answer answer = Pick{.chosen = Option(UnitId{1})};
    Situation now{.view = view, .record = game_->recordSoFar(), .look = look_};
    Condition wanted;
    wanted.answered = Answered{.ask = Ask::chooseUnitToActivate, .chosen = {Option(UnitId{1})}};
    EXPECT_FALSE(holds(wanted, now)) << "no answer is judged";
    now.asked = &asked;
    now.answer = &answer;
    EXPECT_TRUE(holds(wanted, now));
    now.refused = true;
    EXPECT_FALSE(holds(wanted, now));
    wanted.answered->refused = true;
    EXPECT_TRUE(holds(wanted, now));
    wanted.answered->chosen = {Option(UnitId{0})};
    EXPECT_FALSE(holds(wanted, now));
    const Answer three = Count{3};
    now.answer = &three;
    wanted.answered = Answered{.count = 3, .refused = true};
    EXPECT_TRUE(holds(wanted, now));
    wanted.answered->count = 2;
    EXPECT_FALSE(holds(wanted, now));
}

}  // namespace
}  // namespace sightline::test
