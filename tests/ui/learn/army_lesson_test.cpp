// Lesson 15 in the window: the learner builds an army in the army builder. The card stands in the
// builder, hints and restart work there, and the builder closes with the lesson.
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include "app/window/learn_desk.h"
#include "app/window/legion/builder/army/legality_panel.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/learn/lesson_builder.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/legion/learn/lesson_words.h"
#include "app/window/legion/table/table_view.h"
#include "ui/fit/fit_check.h"
#include "ui/learn/army_hand.h"
#include "ui/learn/lesson_hand.h"

namespace sightline::app {
namespace {

class ArmyLesson : public LessonHand {
  protected:
    void SetUp() override {}
    void begin(const char* language = "en") {
        speakTo(language);
        startLesson(15);
        waitForLearner();
        builder().activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&builder()));
    }
    BuilderWindow& builder() { return window->learn().builder()->window(); }
    ArmyModel& model() { return builder().model(); }
    LessonCard& card() { return window->learn().card(); }
    void pressInBuilder(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&builder(), key, modifiers);
    }
};

TEST_F(ArmyLesson, TheCardStandsInTheBuilder) {
    begin();
    EXPECT_TRUE(builder().isAncestorOf(&card()));
    EXPECT_TRUE(card().isVisible());
    EXPECT_EQ(model().list(), *run().steps().army());
    EXPECT_FALSE(model().legal());
}

TEST_F(ArmyLesson, TheKeyHGivesTheHintsInTheBuilder) {
    begin();
    const std::string reason = LessonWords::of(step().reason).toStdString();
    const std::string pointer = LessonWords::of(step().pointer).toStdString();
    pressInBuilder(Qt::Key_H);
    EXPECT_TRUE(waitUntil([&] { return card().message().toStdString() == reason; }));
    pressInBuilder(Qt::Key_H);
    EXPECT_TRUE(waitUntil([&] { return card().message().toStdString() == pointer; }));
    pressInBuilder(Qt::Key_H);
    EXPECT_TRUE(
        waitUntil([&] { return card().message() == QStringLiteral("Remove Ahsoka Tano."); }));
    pressInBuilder(Qt::Key_H);  // the button now gives the answer
    EXPECT_TRUE(waitUntil([&] { return run().step() == 1U; }));
    EXPECT_EQ(model().list(), *run().steps().army());
    EXPECT_EQ(model().list().units.size(), 10U);
}

TEST_F(ArmyLesson, AMistakeIsTakenBackAndTheUndoHistoryStays) {
    begin();
    const engine::ArmyList before = model().list();
    EXPECT_TRUE(ArmyHand(builder()).make({.remove = "rebel-troopers"}));
    EXPECT_TRUE(waitUntil([&] { return model().list() == before; }));
    EXPECT_EQ(card().message(),
              QStringLiteral("Corps units must stay: there are too few already."));
    EXPECT_FALSE(model().canUndo());
    EXPECT_EQ(run().step(), 0U);
    EXPECT_TRUE(ArmyHand(builder()).make({.remove = "t-47-airspeeder"}));
    EXPECT_TRUE(waitUntil([&] { return run().step() == 1U; })) << "another unit is right, too";
    pressInBuilder(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(waitUntil([&] { return !card().message().isEmpty(); }));
    EXPECT_TRUE(waitUntil([&] { return model().list() == *run().steps().army(); }))
        << "the lesson could not go on without this change";
    EXPECT_EQ(model().list().units.size(), 10U);
}

TEST_F(ArmyLesson, ARestartReturnsTheArmyOfTheStep) {
    begin();
    EXPECT_TRUE(ArmyHand(builder()).make({.remove = "force-reflexes"}));
    EXPECT_TRUE(model().list().units[0].upgrades.empty());
    QTest::mouseClick(card().findChild<QWidget*>(QStringLiteral("lessonRestart")), Qt::LeftButton);
    EXPECT_TRUE(waitUntil([&] { return model().list().units[0].upgrades.size() == 1; }));
    EXPECT_EQ(run().step(), 0U);
}

TEST_F(ArmyLesson, EscapeAndTheCloseButtonLeaveTheLesson) {
    begin();
    pressInBuilder(Qt::Key_Escape);
    ASSERT_TRUE(waitUntil([&] { return !window->learn().running(); }));
    EXPECT_EQ(window->learn().builder(), nullptr);
    EXPECT_FALSE(card().isVisible());
    EXPECT_TRUE(window->parts().table->isAncestorOf(&card()));
    startLesson(15);
    waitForLearner();
    builder().close();
    ASSERT_TRUE(waitUntil([&] { return !window->learn().running(); }));
    startLesson(1);
    EXPECT_TRUE(card().isVisible()) << "the card is over the table again";
    EXPECT_TRUE(window->parts().table->isAncestorOf(&card()));
}

// Only the army of the lesson can be built, but it can be saved.
TEST_F(ArmyLesson, TheMenuOffersNoOtherArmies) {
    begin();
    QStringList shown;
    for (QAction* action : builder().menuBar()->actions().front()->menu()->actions())
        if (action->isVisible()) shown << action->text();
    EXPECT_FALSE(shown.contains(QStringLiteral("&New army")));
    EXPECT_FALSE(shown.contains(QStringLiteral("&Open\u2026")));
    EXPECT_FALSE(shown.contains(QStringLiteral("&Ready armies")));
    EXPECT_TRUE(shown.contains(QStringLiteral("&Save")));
}

TEST_F(ArmyLesson, TheArmyIsLegalAfterTheLastStep) {
    begin();
    while (!run().over()) {
        playStep(false);
        ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_TRUE(model().legal());
    EXPECT_EQ(builder().legality().verdict(), QStringLiteral("Legal"));
    EXPECT_TRUE(card().closing()) << "the questions are asked beside the army";
    EXPECT_TRUE(builder().isAncestorOf(&card()));
}

class ArmyLessonSizes : public ArmyLesson, public ::testing::WithParamInterface<const char*> {};

TEST_P(ArmyLessonSizes, NothingIsCutOff) {
    begin(GetParam());
    for (const QSize size : {smallScreen, largeScreen}) {
        builder().resize(size);
        QTest::qWait(50);
        EXPECT_EQ(cutIn(builder()).join(QLatin1Char('\n')).toStdString(), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, ArmyLessonSizes, ::testing::Values("en", "fr"));

}  // namespace
}  // namespace sightline::app
