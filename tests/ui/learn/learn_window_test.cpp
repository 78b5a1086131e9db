// The Learn window: opened by menu and key, progress, the next step. A running lesson: hints,
// restart, leaving, and the questions at the end.
#include <QAction>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QToolButton>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "app/window/learn_desk.h"
#include "app/window/legion/attack/slow_attack.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/legion/learn/lesson_words.h"
#include "app/window/legion/learn/wrapped_button.h"
#include "app/window/legion/rulebook/rulebook_dialog.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "ui/fit/fit_check.h"
#include "ui/learn/lesson_hand.h"
#include "ui/menu_hand.h"

namespace sightline::app {
namespace {

class LearnWindow : public LessonHand {
  protected:
    void SetUp() override {
        QSettings().clear();
        speakTo("en");
    }
    void TearDown() override {
        LessonHand::TearDown();
        QSettings().clear();
    }
    LearnDesk& desk() { return window->learn(); }
    LessonCard& card() { return desk().card(); }
    LessonList& list() { return desk().dialog()->lessons(); }
    void waitForList() {
        ASSERT_TRUE(waitUntil([this] { return desk().dialog() && desk().dialog()->isVisible(); }));
        ASSERT_TRUE(waitUntil([this] { return list().button(16) != nullptr; }));
    }
    void openByKey() {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        key(Qt::Key_F4);
        waitForList();
    }
    template <class Widget>
    Widget* inCard(const char* name) {
        auto* found = card().findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    QString nextStep() {
        return desk().dialog()->findChild<QLabel*>(QStringLiteral("nextStepWords"))->text();
    }
    void playToTheQuestions() {
        while (!run().over()) {
            playStep(false);
            ASSERT_FALSE(HasFatalFailure());
        }
        ASSERT_TRUE(waitUntil([this] { return card().closing(); }));
    }
    /// Answers the shown question, and goes on.
    void answerQuestion(bool rightly, const engine::lessons::QuizQuestion& question) {
        const auto& options = card().questions().options();
        ASSERT_EQ(options.size(), question.options.size());
        const int count = static_cast<int>(options.size());
        const int option = rightly ? question.answer : (question.answer + 1) % count;
        click(options[static_cast<std::size_t>(option)]);
        ASSERT_TRUE(card().questions().answered());
        const QString verdict = inCard<QLabel>("closingVerdict")->text();
        EXPECT_TRUE(verdict.contains(LessonWords::of(question.explanation)));
        EXPECT_EQ(verdict.startsWith(QStringLiteral("Right.")), rightly);
        click(card().questions().next());
    }
};

TEST_F(LearnWindow, TheHelpMenuOpensItAndEscapeClosesIt) {
    startStarter();
    auto* entry = window->findChild<QAction*>(QStringLiteral("openLearn"));
    ASSERT_NE(entry, nullptr);
    chooseInMenu(*window->menuBar(), *window->menuBar()->actions().last()->menu(), entry);
    waitForList();
    EXPECT_FALSE(desk().dialog()->isModal());
    EXPECT_EQ(nextStep(),
              QStringLiteral("Begin with lesson 1: Looking around, and a first attack"));
    EXPECT_EQ(list().state(3), QStringLiteral("New"));
    desk().dialog()->addPage(new QLabel(QStringLiteral("page")), QStringLiteral("Quizzes"));
    EXPECT_EQ(desk().dialog()->findChild<QTabWidget*>()->count(), 2);
    QTest::keyClick(desk().dialog(), Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([this] { return desk().dialog() == nullptr; }));
}

TEST_F(LearnWindow, TheNextStepStartsTheLessonAndEscapeReturnsToTheGame) {
    startStarter();
    const engine::Game* former = &session().game();
    openByKey();
    click(desk().dialog()->findChild<QPushButton*>(QStringLiteral("nextStepButton")));
    ASSERT_TRUE(waitUntil([this] { return desk().running() && card().isVisible(); }));
    EXPECT_NE(&session().game(), former);
    EXPECT_EQ(session().view().minis.size(), 8U);
    EXPECT_FALSE(session().unsaved());
    window->activateWindow();
    key(Qt::Key_Escape);
    EXPECT_FALSE(desk().running());
    EXPECT_EQ(&session().game(), former);
    EXPECT_FALSE(card().isVisible());
    EXPECT_EQ(session().gate(), nullptr);
    openByKey();
    EXPECT_EQ(list().state(1), QStringLiteral("Begun"));
    EXPECT_EQ(nextStep(),
              QStringLiteral("Continue with lesson 1: Looking around, and a first attack"));
}

TEST_F(LearnWindow, TheProgressIsKeptAndCanBeReset) {
    LessonProgress().finish(1);
    LessonProgress().begin(3);
    LessonProgress().answered(1, 2, false);
    startStarter();
    openByKey();
    EXPECT_EQ(list().state(1), QStringLiteral("Done"));
    EXPECT_EQ(list().state(3), QStringLiteral("Begun"));
    EXPECT_TRUE(nextStep().startsWith(QStringLiteral("Continue with lesson 2")));
    click(desk().dialog()->findChild<QPushButton*>(QStringLiteral("resetProgress")));
    auto* box = desk().dialog()->findChild<QMessageBox*>(QStringLiteral("resetBox"));
    ASSERT_NE(box, nullptr);
    for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == QMessageBox::AcceptRole) click(button);
    EXPECT_EQ(list().state(1), QStringLiteral("New"));
    EXPECT_TRUE(nextStep().startsWith(QStringLiteral("Begin with lesson 1")));
    EXPECT_TRUE(LessonProgress().toRepeat().empty());
}

TEST_F(LearnWindow, HintsComeInTheirOrderAndTheLastOneActs) {
    startLesson(2);
    const engine::lessons::LessonStep& first = step();
    auto* hint = inCard<KeyButton>("lessonHint");
    click(hint);
    EXPECT_EQ(card().message(), LessonWords::of(first.reason));
    key(Qt::Key_H);
    EXPECT_EQ(card().message(), LessonWords::of(first.pointer));
    EXPECT_EQ(answers(), 0U);
    click(hint);
    EXPECT_TRUE(card().message().startsWith(QStringLiteral("Choose: ")));
    EXPECT_EQ(run().step(), 0U) << "a hint does not act by itself";
    EXPECT_EQ(hint->text(), QStringLiteral("Do it for me"));
    click(hint);
    EXPECT_EQ(run().step(), 1U);
    EXPECT_EQ(hint->text(), QStringLiteral("Hint"));
    EXPECT_TRUE(card().message().isEmpty());
}

TEST_F(LearnWindow, WordsOfPassedStepsCanBeReadAgain) {
    startLesson(2);
    playStep(false);
    const QString second = card().words();
    auto* back = inCard<QToolButton>("lessonBack");
    auto* forward = inCard<QToolButton>("lessonForward");
    click(back);
    EXPECT_EQ(card().words(), LessonWords::of(run().lesson().steps.front().words));
    EXPECT_FALSE(back->isEnabled());
    click(forward);
    EXPECT_EQ(card().words(), second);
    EXPECT_FALSE(forward->isEnabled());
}

TEST_F(LearnWindow, RestartTakesTheAnswersOfTheStepBack) {
    startLesson(16);
    playStep(false);
    ASSERT_EQ(run().step(), 1U);
    const std::size_t before = answers();
    press(QStringLiteral("Move"));
    ASSERT_GT(answers(), before);
    click(inCard<KeyButton>("lessonRestart"));
    EXPECT_EQ(answers(), before);
    EXPECT_EQ(run().step(), 1U);
    EXPECT_NE(buttonWith(QStringLiteral("Move")), nullptr);
}

TEST_F(LearnWindow, UndoStopsAtTheBeginningAndReturnsToTheStepBefore) {
    startLesson(2);
    EXPECT_FALSE(session().canUndo());
    playStep(false);
    ASSERT_EQ(run().step(), 1U);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(waitUntil([this] { return run().step() == 0; }));
    EXPECT_EQ(answers(), 0U);
    EXPECT_EQ(card().words(), LessonWords::of(step().words));
    EXPECT_FALSE(session().canUndo());
}

// The mistake is shown on the table, and the miniatures stay where they are.
TEST_F(LearnWindow, AMistakenMoveIsShownAndTakenBack) {
    startLesson(3);
    playStep(false);
    ASSERT_EQ(run().step(), 1U);
    const std::size_t before = answers();
    const auto wrong = engine::lessons::moveNearest({18.0, 8.5}, session().game());
    ASSERT_TRUE(wrong);
    give(*wrong, true);
    ASSERT_TRUE(waitUntil([this] { return !card().message().isEmpty(); }));
    EXPECT_EQ(card().message(), LessonWords::of(step().mistakes.front().words));
    EXPECT_EQ(run().marks().moved().size(), 1U);
    EXPECT_EQ(answers(), before);
    QTest::mousePress(window->parts().table, Qt::LeftButton, {},
                      window->parts().table->screenOf(leaderOf(engine::UnitId{0})).toPoint());
    EXPECT_TRUE(run().marks().moved().empty()) << "the next try has begun";
    EXPECT_EQ(card().message(), QString()) << "the words of the mistake are gone, too";
    QTest::mouseRelease(window->parts().table, Qt::LeftButton);
}

TEST_F(LearnWindow, FailedQuestionsComeFirstTheNextTime) {
    startLesson(1);
    playToTheQuestions();
    EXPECT_EQ(LessonProgress().of(1), LessonProgress::State::done);
    const auto questions = run().lesson().questions;
    for (std::size_t i = 0; i < questions.size(); ++i) answerQuestion(i != 1, questions[i]);
    ASSERT_EQ(LessonProgress().toRepeat().size(), 1U);
    EXPECT_EQ(LessonProgress().toRepeat().front().index, 1);
    auto* next = inCard<KeyButton>("lessonNext");
    ASSERT_TRUE(next->isVisible());
    EXPECT_EQ(next->text(), QStringLiteral("Next lesson"));
    EXPECT_TRUE(card().words().endsWith(QStringLiteral("Next lesson: Units, leaders, cohesion")))
        << card().words().toStdString();
    click(next);
    ASSERT_EQ(run().lesson().number, 2);
    playToTheQuestions();
    EXPECT_EQ(inCard<QLabel>("closingQuestion")->text(), LessonWords::of(questions[1].text));
    EXPECT_EQ(inCard<QLabel>("closingOrigin")->text(),
              QStringLiteral("Once more, from lesson 1: Looking around, and a first attack"));
    answerQuestion(true, questions[1]);
    EXPECT_TRUE(LessonProgress().toRepeat().empty());
    const auto own = run().lesson().questions;
    ASSERT_EQ(own.size(), 4U);
    EXPECT_EQ(inCard<QLabel>("closingQuestion")->text(), LessonWords::of(own.front().text));
    EXPECT_FALSE(inCard<QLabel>("closingOrigin")->isVisible()) << "a question about this lesson";
    for (std::size_t i = 0; i < 3; ++i) answerQuestion(i != 0, own[i]);
    EXPECT_EQ(inCard<QLabel>("closingOrigin")->text(),
              QStringLiteral("From lesson 1: Looking around, and a first attack"));
    answerQuestion(true, own[3]);
    EXPECT_TRUE(card().words().contains(QStringLiteral("Right answers: 4 of 5")))
        << card().words().toStdString();
}

TEST_F(LearnWindow, TheQuestionLeadsToItsRule) {
    startLesson(1);
    playToTheQuestions();
    key(Qt::Key_1);
    ASSERT_TRUE(card().questions().answered());
    auto* rule = inCard<QLabel>("closingRule");
    emit rule->linkActivated(QStringLiteral("page"));
    ASSERT_TRUE(waitUntil([this] {
        auto* rules = window->findChild<RulebookDialog*>();
        return rules && !rules->shown().isEmpty();
    }));
}

// The lesson about the attack shows each step of the attack, although the players have switched the
// slow motion off. After the lesson, it is off again.
TEST_F(LearnWindow, TheLessonAboutTheAttackShowsItInSlowMotion) {
    startLesson(7);
    SlowAttack& slow = *window->parts().slow;
    std::set<engine::AttackStep> seen;
    while (!run().over() && session().game().question()->ask != engine::Ask::assignWound) {
        const std::size_t before = answers();
        for (const auto& shown : step().show)
            if (const auto answer = engine::lessons::answerNow(shown, session().game())) {
                session().answer(*answer);
                break;
            }
        for (int i = 0; i < 30 && slow.running(); ++i) {
            if (const auto now = slow.announced()) seen.insert(*now);
            key(Qt::Key_Space);
        }
        waitForLearner();
        ASSERT_GT(answers(), before);
    }
    EXPECT_TRUE(seen.contains(engine::AttackStep::rollAttackDice));
    EXPECT_TRUE(seen.contains(engine::AttackStep::rollDefenseDice));
    EXPECT_FALSE(slow.wanted());
    window->learn().leave();
    EXPECT_FALSE(slow.running());
}

// An option that the step does not allow has a grey button, whose tool tip says why.
TEST_F(LearnWindow, BarredOptionsAreGreyAndSayWhy) {
    std::ifstream file(lessonFiles()[1]);
    auto json = nlohmann::json::parse(file);
    json["steps"][1]["allowed"] = nlohmann::json::parse(
        R"([{"ask": "chooseAction", "options": [{"action": "move"}, {"action": "finish"}]}])");
    const QString path =
        write(QStringLiteral("02.lesson.json"), QByteArray::fromStdString(json.dump()));
    const auto problem = desk().start(path.toStdString());
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
    playStep(false);
    ASSERT_TRUE(waitUntil([this] { return buttonWith(QStringLiteral("Aim")) != nullptr; }));
    const KeyButton* aim = buttonWith(QStringLiteral("Aim"));
    EXPECT_FALSE(aim->isEnabled());
    EXPECT_EQ(aim->toolTip(), QStringLiteral("Not part of this step of the lesson"));
    EXPECT_TRUE(buttonWith(QStringLiteral("Move"))->isEnabled());
    EXPECT_TRUE(buttonWith(QStringLiteral("Move"))->lit());
    EXPECT_FALSE(aim->lit());
}

// An illegal drag never reaches the game, but the lesson has words for it.
TEST_F(LearnWindow, AnIllegalDragIsExplainedToo) {
    startLesson(2);
    for (int i = 0; i < 3; ++i) playStep(false);
    ASSERT_EQ(run().step(), 3U);
    TableView* table = window->parts().table;
    const auto& places = table->tools().places();
    ASSERT_TRUE(waitUntil([&] { return places.active() && !places.places().empty(); }));
    const geometry::Mini& first = places.places().front().mini;
    const QPointF grip = table->screenOf(first.position + geometry::Vec3{0.0, 0.0, 0.6});
    drag(grip, grip + table->screenOf(first.position + geometry::Vec3{-9.0, 2.0, 0.0}) -
                   table->screenOf(first.position));
    ASSERT_TRUE(waitUntil([this] { return !card().message().isEmpty(); }));
    EXPECT_EQ(card().message(), LessonWords::of(step().mistakes.front().words));
    EXPECT_EQ(run().step(), 3U);
}

TEST_F(LearnWindow, ChangesByHandAreNoPartOfALesson) {
    startLesson(1);
    const std::size_t before = answers();
    EXPECT_FALSE(session().answer(engine::Adjust{engine::Player::blue, engine::Note{"note"}}));
    EXPECT_EQ(answers(), before);
    EXPECT_EQ(card().message(), QStringLiteral("A lesson allows no changes by hand."));
}

TEST_F(LearnWindow, FitsOnASmallScreen) {
    startLesson(3);
    window->resize(smallScreen);
    TableView* table = window->parts().table;
    ASSERT_TRUE(waitUntil([&] { return table->contentsRect().contains(card().geometry()); }, 3000));
    openByKey();
    EXPECT_LE(desk().dialog()->width(), smallScreen.width());
    EXPECT_LE(desk().dialog()->height(), smallScreen.height());
}

}  // namespace
}  // namespace sightline::app
