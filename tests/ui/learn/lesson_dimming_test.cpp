// While a lesson's step points at something, the rest of the window is darker. Mouse and keys still
// reach every part of it.
#include <QWindow>

#include "app/window/action_bar.h"
#include "app/window/learn_desk.h"
#include "app/window/legion/docks/roster_row.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/legion/learn/lesson_curtain.h"
#include "app/window/legion/learn/lesson_lights.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/side_panels.h"
#include "ui/learn/lesson_hand.h"

namespace sightline::app {
namespace {

class LessonDimmingTest : public LessonHand {
  protected:
    void SetUp() override { speakTo("en"); }

    TableView& table() { return *window->parts().table; }
    LessonCurtain& curtainOf(QWidget* part) {
        auto* curtain = part->findChild<LessonCurtain*>();
        EXPECT_NE(curtain, nullptr);
        return *curtain;
    }
    /// The roster that contains the row.
    RosterStrip* rosterWith(const RosterRow* row) {
        for (const auto player : {engine::Player::blue, engine::Player::red}) {
            RosterStrip& roster = window->parts().rosters->of(player);
            if (roster.row(row->unit()) == row) return &roster;
        }
        ADD_FAILURE() << "no roster contains the row";
        return nullptr;
    }
    /// The number of visible curtains.
    int closed() {
        int count = 0;
        for (const auto* curtain : window->findChildren<LessonCurtain*>())
            count += curtain->isVisible() ? 1 : 0;
        return count;
    }
    bool dims() { return run().marks().dimmed() && closed() > 0; }
    void playUntil(std::size_t wanted) {
        while (run().step() < wanted) {
            playStep(false);
            ASSERT_FALSE(HasFatalFailure());
        }
        waitForLearner();
        ASSERT_TRUE(waitUntil([this] { return dims(); }));
    }
    /// A click of the mouse at the middle of a part, wherever the window sends it.
    void clickInWindow(QWidget* part) {
        const QPoint at = part->mapTo(window.get(), part->rect().center());
        QTest::mouseClick(window->windowHandle(), Qt::LeftButton, {}, at);
    }
    static double light(const QImage& picture, QPointF at) {
        double sum = 0.0;
        for (int x = -2; x <= 2; ++x)
            for (int y = -2; y <= 2; ++y) sum += qGray(picture.pixel(at.toPoint() + QPoint(x, y)));
        return sum / 25.0;
    }
    static QColor middleOf(QWidget* whole, const QWidget* part) {
        const QPoint at = part->mapTo(whole, QPoint(part->width() / 2, part->height() - 4));
        return whole->grab().toImage().pixelColor(at);
    }
};

// Lesson 7: the first step points at the button "Aim". The fourth step points at the unit, and its
// answer is the button that forms the attack pool.
TEST_F(LessonDimmingTest, TheButtonThatEnterPressesStaysBrightWithoutAnotherLitButton) {
    startLesson(7);
    ASSERT_TRUE(waitUntil([this] { return dims(); }));
    LessonCurtain& bar = curtainOf(window->parts().bar);
    EXPECT_FALSE(bar.confirmHole());
    EXPECT_FALSE(bar.holes().empty());
    playUntil(3);
    EXPECT_TRUE(bar.holes().empty());
    ASSERT_TRUE(waitUntil([&] { return curtainOf(window->parts().side).confirmHole(); }));
}

TEST_F(LessonDimmingTest, TheTableIsDarkerExceptAtTheTarget) {
    startLesson(1);
    ASSERT_TRUE(waitUntil([this] { return dims(); }));
    ASSERT_TRUE(step().points.front().spot);
    const geometry::Vec2 spot = *step().points.front().spot;
    const QPointF lit = table().screenOf(geometry::Vec3{spot, 0.0});
    const QPointF rest = table().screenOf(geometry::Vec3{spot + geometry::Vec2{24.0, 8.0}, 0.0});
    const QImage dimmed = table().grabTable();
    run().marks().setDimmed(false);
    table().setMarks(&run().marks());
    const QImage bright = table().grabTable();
    EXPECT_NEAR(light(dimmed, lit), light(bright, lit), 2.0);
    const double share = light(dimmed, rest) / light(bright, rest);
    EXPECT_GT(share, 0.5);
    EXPECT_LT(share, 0.7);
}

TEST_F(LessonDimmingTest, TheButtonAndTheRowOfTheTargetStayBright) {
    startLesson(1);
    playUntil(4);
    KeyButton* attack = buttonWith(QStringLiteral("Attack"));
    ASSERT_TRUE(attack && attack->lit());
    const Rosters& rosters = *window->parts().rosters;
    QWidget* bar = attack->parentWidget();
    while (!bar->findChild<LessonCurtain*>(QString(), Qt::FindDirectChildrenOnly))
        bar = bar->parentWidget();
    const LessonCurtain& over = curtainOf(bar);
    ASSERT_EQ(over.holes().size(), 1U);
    EXPECT_EQ(over.holes().front(), QRect(attack->mapTo(bar, QPoint()), attack->size()));
    EXPECT_TRUE(over.geometry().contains(bar->rect()));
    RosterRow* row = rosters.row(engine::UnitId{0});
    RosterRow* other = rosters.row(engine::UnitId{1});
    RosterStrip* strip = rosterWith(row);
    RosterStrip* darkStrip = rosterWith(other);
    ASSERT_EQ(curtainOf(strip).holes().size(), 1U);
    EXPECT_EQ(curtainOf(strip).holes().front().center().y(),
              QRect(row->mapTo(strip, QPoint()), row->size()).center().y());
    const QColor litRow = middleOf(strip, row), darkRow = middleOf(darkStrip, other);
    curtainOf(strip).hide();
    curtainOf(darkStrip).hide();
    EXPECT_EQ(middleOf(strip, row), litRow);
    EXPECT_LT(darkRow.lightness(), middleOf(darkStrip, other).lightness());
}

TEST_F(LessonDimmingTest, ClicksAndKeysReachTheDarkPartsToo) {
    startLesson(1);
    playUntil(4);
    clickInWindow(window->parts().rosters->row(engine::UnitId{1}));
    EXPECT_EQ(session().choice().selected(), engine::UnitId{1});
    KeyButton* aim = buttonWith(QStringLiteral("Aim"));
    ASSERT_NE(aim, nullptr);
    clickInWindow(aim);
    EXPECT_TRUE(waitUntil([this] {
        return window->learn().card().message().startsWith(QStringLiteral("Aim prepares"));
    })) << "the click reached the button, and the lesson answers";
}

TEST_F(LessonDimmingTest, TheWordsOfTheLessonStayBright) {
    startLesson(1);
    ASSERT_TRUE(waitUntil([this] { return dims(); }));
    for (const QWidget* one = &window->learn().card(); one; one = one->parentWidget())
        EXPECT_EQ(one->findChild<LessonCurtain*>(QString(), Qt::FindDirectChildrenOnly), nullptr);
}

TEST_F(LessonDimmingTest, ItEndsWithTheStepsAndWithTheLesson) {
    startLesson(1);
    EXPECT_TRUE(waitUntil([this] { return dims(); }));
    while (!run().over()) {
        playStep(false);
        ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_TRUE(waitUntil([this] { return closed() == 0; })) << "the questions point at nothing";
    EXPECT_FALSE(run().marks().dimmed());
    startLesson(2);
    EXPECT_TRUE(waitUntil([this] { return dims(); }));
    window->activateWindow();
    key(Qt::Key_Escape);
    ASSERT_FALSE(window->learn().running());
    EXPECT_EQ(closed(), 0);
}

TEST_F(LessonDimmingTest, AStepThatPointsAtNothingVisibleDarkensNothing) {
    startLesson(1);
    ASSERT_TRUE(waitUntil([this] { return dims(); }));
    run().marks().setTargets({{.option = engine::Option{engine::Action::standby}}});
    emit session().changed();
    EXPECT_TRUE(waitUntil([this] { return closed() == 0; }));
    EXPECT_FALSE(run().marks().dimmed());
}

}  // namespace
}  // namespace sightline::app
