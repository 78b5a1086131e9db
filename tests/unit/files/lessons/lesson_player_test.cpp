// LessonPlayer: the current step, judgements, hints, restart and undo. The lesson is "Units,
// leaders, cohesion": activate, choose Move, move the leader, place the others, choose Dodge.
#include "engine/legion/advice/lessons/lesson_player.h"

#include <gtest/gtest.h>

#include "unit/files/lessons/lesson_files.h"

namespace sightline::test {
namespace {

using namespace engine;
using namespace engine::lessons;
using Kind = Judgement::Kind;

Answer pickUnit(int unit) { return Pick{.chosen = Option(UnitId{unit})}; }
Answer pickAction(Action action) { return Pick{.chosen = Option(action)}; }

struct PlayedLesson {
    explicit PlayedLesson(int number = 2) : loaded(app::loadLesson(lessonFile(number)).value()) {
        EXPECT_FALSE(player.begin());
    }
    app::LoadedLesson loaded;
    std::unique_ptr<Game> game = Game::start(loaded.scenario, loaded.lesson.seed).value();
    LessonPlayer player{loaded.lesson, *game};
    void give(const Answer& answer) {
        EXPECT_FALSE(game->answer(answer));
        while (player.update()) {
        }
    }
    void show(int answers) {
        for (int i = 0; i < answers; ++i) give(*player.showMe()->answer);
    }
};

TEST(LessonPlayer, GoesFromStepToStepByTheState) {
    PlayedLesson played;
    EXPECT_EQ(played.player.stepIndex(), 0U);
    EXPECT_FALSE(played.player.isDone());
    EXPECT_FALSE(played.player.update());
    played.give(pickUnit(0));
    EXPECT_EQ(played.player.stepIndex(), 1U);
    played.show(4);
    EXPECT_TRUE(played.player.over());
    EXPECT_EQ(played.player.step(), nullptr);
    EXPECT_FALSE(played.player.showMe());
}

TEST(LessonPlayer, JudgesAnswersWithoutChangingTheGame) {
    const PlayedLesson played;
    const auto digest = played.game->digest();
    EXPECT_EQ(played.player.judge(pickUnit(0)).kind, Kind::fulfils);
    const Judgement wrong = played.player.judge(pickUnit(1));
    EXPECT_EQ(wrong.kind, Kind::mistake);
    EXPECT_EQ(wrong.mistake, 0);
    ASSERT_TRUE(wrong.after);
    EXPECT_TRUE(wrong.after->view(Player::blue).unit(UnitId{1}).activating);
    const Judgement refused = played.player.judge(pickUnit(2));
    EXPECT_EQ(refused.kind, Kind::refused);
    EXPECT_TRUE(refused.refusal);
    EXPECT_FALSE(refused.after);
    EXPECT_EQ(played.game->digest(), digest);
    EXPECT_TRUE(played.game->journal().answers.empty());
}

TEST(LessonPlayer, ALegalAnswerThatLeavesTheGoalInReachIsAccepted) {
    PlayedLesson played;
    played.give(pickUnit(0));
    const Judgement other = played.player.judge(pickAction(Action::dodge));
    EXPECT_EQ(other.kind, Kind::fits);
    EXPECT_TRUE(other.accepted());
    EXPECT_EQ(played.player.judge(pickAction(Action::aim)).kind, Kind::mistake);
}

// The unit of lesson 7 has two actions, and the lesson needs both: Aim and Attack.
TEST(LessonPlayer, ALegalAnswerAfterWhichTheLessonCannotGoOnIsNotAccepted) {
    PlayedLesson played(7);
    const Judgement other = played.player.judge(pickAction(Action::standby));
    EXPECT_EQ(other.kind, Kind::notNow);
    EXPECT_FALSE(other.accepted());
    EXPECT_EQ(
        english(other.why),
        "a legal choice, but this step could not be done after it: choose another, or ask for "
        "a hint");
    EXPECT_EQ(played.player.judge(pickAction(Action::aim)).kind, Kind::fulfils);
    played.give(pickAction(Action::aim));
    EXPECT_EQ(played.player.judge(pickAction(Action::standby)).kind, Kind::notNow);
    EXPECT_EQ(played.player.judge(pickAction(Action::attack)).kind, Kind::fulfils);
}

// Without a reroll of two dice, the aim token is spent and the step can never be done.
TEST(LessonPlayer, SpendingTheTokenForNothingIsNotAccepted) {
    PlayedLesson played(7);
    for (int answers = 0; played.player.stepIndex() < 4 && answers < 20; ++answers) {
        const auto automatic = played.player.automaticAnswer();
        played.give(automatic ? *automatic : *played.player.showMe()->answer);
    }
    while (const auto automatic = played.player.automaticAnswer()) played.give(*automatic);
    ASSERT_EQ(played.game->question()->ask, Ask::rerollWithAim);
    EXPECT_FALSE(played.player.judge(PickSeveral{}).accepted());
}

TEST(LessonPlayer, RefusesAnswersThatTheStepDoesNotAllow) {
    PlayedLesson played;
    played.loaded.lesson.steps[1].allowed = {
        {.ask = Ask::chooseAction, .options = {Option(Action::move)}}};
    played.give(pickUnit(0));
    const Judgement other = played.player.judge(pickAction(Action::dodge));
    EXPECT_EQ(other.kind, Kind::notNow);
    EXPECT_EQ(english(other.why), "this is not part of the current step");
    EXPECT_EQ(played.player.judge(pickAction(Action::move)).kind, Kind::fulfils);
    // The lesson's own list holds where the step does not name the question.
    played.loaded.lesson.steps[1].allowed.clear();
    played.loaded.lesson.allowed = {{.ask = Ask::chooseAction, .options = {}}};
    EXPECT_EQ(played.player.judge(pickAction(Action::move)).kind, Kind::notNow);
}

TEST(LessonPlayer, HintsGrowFromTheReasonToTheAnswer) {
    PlayedLesson played;
    EXPECT_EQ(played.player.nextHint()->kind, Hint::Kind::reason);
    const auto pointer = played.player.nextHint();
    EXPECT_EQ(pointer->kind, Hint::Kind::pointer);
    EXPECT_EQ(pointer->words->en, "Click the group of four miniatures.");
    const auto shown = played.player.nextHint();
    EXPECT_EQ(shown->kind, Hint::Kind::show);
    EXPECT_EQ(toJson(*shown->answer), toJson(pickUnit(0)));
    EXPECT_EQ(played.player.nextHint()->kind, Hint::Kind::show);
    played.give(*shown->answer);
    EXPECT_EQ(played.player.nextHint()->kind, Hint::Kind::reason) << "the hints of the next step";
}

TEST(LessonPlayer, RestartsAStepByUndo) {
    PlayedLesson played;
    played.show(2);
    EXPECT_EQ(played.player.stepIndex(), 2U);
    const auto digest = played.game->digest();
    EXPECT_FALSE(played.game->answer(*played.player.showMe()->answer));
    EXPECT_NE(played.game->digest(), digest);
    played.player.restartStep();
    EXPECT_EQ(played.game->digest(), digest);
    EXPECT_EQ(played.player.stepIndex(), 2U);
    played.player.restartStep();
    EXPECT_EQ(played.game->digest(), digest) << "a restarted step has nothing to take back";
}

TEST(LessonPlayer, GoesBackWhenAnUndoTakesTheAnswersOfAnEarlierStep) {
    PlayedLesson played;
    played.show(2);
    ASSERT_TRUE(played.game->undo());
    EXPECT_TRUE(played.player.update());
    EXPECT_EQ(played.player.stepIndex(), 1U);
    ASSERT_TRUE(played.game->undo());
    EXPECT_TRUE(played.player.update());
    EXPECT_EQ(played.player.stepIndex(), 0U);
    EXPECT_FALSE(played.player.update());
}

TEST(LessonPlayer, AnswersOnlyForTheOpponentAndForChance) {
    PlayedLesson played;
    EXPECT_FALSE(played.player.automaticAnswer()) << "the learner decides";
    played.show(5);
    ASSERT_TRUE(played.game->question());
    EXPECT_EQ(played.game->question()->player, Player::red);
    EXPECT_EQ(played.game->question()->ask, Ask::chooseUnitToActivate);
    const auto unit = played.player.automaticAnswer();
    ASSERT_TRUE(unit) << "the computer answers a question that the lesson does not name";
    played.give(*unit);
    EXPECT_EQ(played.game->question()->ask, Ask::chooseAction);
    const auto answer = played.player.automaticAnswer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(toJson(*answer), toJson(pickAction(Action::finish))) << "as the lesson says";
}

TEST(LessonPlayer, AnAnswerOfTheLearnerDoesNotUseUpTheSameAnswerOfTheOpponent) {
    PlayedLesson played;
    played.loaded.lesson.others.resize(1);
    played.give(pickUnit(0));
    played.give(pickAction(Action::finish));
    played.give(*played.player.automaticAnswer());
    ASSERT_EQ(played.game->question()->ask, Ask::chooseAction);
    ASSERT_EQ(played.game->question()->player, Player::red);
    EXPECT_EQ(toJson(*played.player.automaticAnswer()), toJson(pickAction(Action::finish)));
}

TEST(LessonPlayer, LooksCountFromTheBeginningOfTheStep) {
    const auto loaded = app::loadLesson(lessonFile(1)).value();
    auto game = Game::start(loaded.scenario, 1).value();
    LessonPlayer player(loaded.lesson, *game);
    ASSERT_FALSE(player.begin());
    EXPECT_EQ(player.judge(Look{.turned = 59}).kind, Kind::fits);
    EXPECT_EQ(player.judge(Look{.turned = 60}).kind, Kind::fulfils);
    EXPECT_EQ(player.judge(Look{.inspected = UnitId{0}}).kind, Kind::mistake);
    player.look({.turned = 60, .closer = 9});
    EXPECT_TRUE(player.update());
    EXPECT_EQ(player.currentLook().closer, 1.0);
    EXPECT_FALSE(player.isDone());
}

TEST(LessonPlayer, RefusesABeginningThatTheGameRefuses) {
    auto loaded = app::loadLesson(lessonFile(2)).value();
    loaded.lesson.before = {pickUnit(0), pickUnit(0)};
    auto game = Game::start(loaded.scenario, 1).value();
    LessonPlayer player(loaded.lesson, *game);
    const auto problem = player.begin();
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->text.starts_with("answer 2: ")) << problem->text;
}

}  // namespace
}  // namespace sightline::test
