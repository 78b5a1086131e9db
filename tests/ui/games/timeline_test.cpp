// The timeline: players look back at any moment of the game with the mouse and the keys, and return
// to the present. Nothing can be answered in the past, and it shows no secret.
#include <QAction>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include "app/window/action_bar.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/handover/handover_screen.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/toast.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/timeline_stand.h"

namespace sightline::app {
namespace {

using engine::Player;

class WindowTimeline : public TimelineStand {};

TEST_F(WindowTimeline, KeysAndMouseShowEveryMoment) {
    startClose();
    play(25);
    const std::uint64_t now = digest();
    const int all = static_cast<int>(answers());
    openTimeline();
    EXPECT_EQ(slider().value(), all);
    EXPECT_FALSE(session().looksBack());
    EXPECT_TRUE(words().startsWith(QStringLiteral("Now: "))) << words().toStdString();
    EXPECT_TRUE(plate().isEmpty());
    EXPECT_TRUE(slider().hasFocus());

    pressKey(Qt::Key_Left);
    EXPECT_TRUE(session().looksBack());
    EXPECT_EQ(session().answersShown(), static_cast<std::size_t>(all) - 1);
    EXPECT_TRUE(words().startsWith(QStringLiteral("Looking back: "))) << words().toStdString();
    EXPECT_TRUE(words().endsWith(QStringLiteral("(answer %1 of %2)").arg(all - 1).arg(all)));
    EXPECT_EQ(plate(), QStringLiteral("Looking back"));

    pressKey(Qt::Key_Home);
    EXPECT_EQ(session().answersShown(), 0U);
    EXPECT_EQ(stand(), stands.at(0));
    pressKey(Qt::Key_Right);
    EXPECT_EQ(session().answersShown(), 1U);

    int seen = 0;
    for (const auto& [count, expected] : stands) {
        clickAt(static_cast<int>(count));
        ASSERT_EQ(session().answersShown(), count);
        EXPECT_EQ(stand(), expected) << count;
        const auto* list = window->parts().record->findChild<QListView*>();
        EXPECT_EQ(list->model()->rowCount(), static_cast<int>(expected.entries));
        ++seen;
    }
    EXPECT_GT(seen, 15);

    pressKey(Qt::Key_Home);
    pressKey(Qt::Key_End);
    EXPECT_FALSE(session().looksBack());
    EXPECT_TRUE(slider().hasFocus()) << "also if the question asks for a place";
    EXPECT_EQ(digest(), now);
    EXPECT_EQ(answers(), static_cast<std::size_t>(all));
    EXPECT_TRUE(session().question());
    EXPECT_TRUE(window->parts().bar->isVisible());
}

TEST_F(WindowTimeline, DraggingScrubsBackAndForth) {
    startClose();
    play(20);
    const std::uint64_t now = digest();
    openTimeline();
    const auto at = [&](int value) {
        return QPointF(slider().placeOf(value), slider().height() / 2.0);
    };
    QTest::mousePress(&slider(), Qt::LeftButton, {}, at(slider().maximum()).toPoint());
    for (const int to : {12, 3, 0, 7, 15, 5}) {
        QMouseEvent move(QEvent::MouseMove, at(to), slider().mapToGlobal(at(to)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&slider(), &move);
        EXPECT_EQ(slider().value(), to);
    }
    QTest::mouseRelease(&slider(), Qt::LeftButton, {}, at(5).toPoint());
    settle();
    EXPECT_EQ(session().answersShown(), 5U);
    QMouseEvent after(QEvent::MouseMove, at(9), slider().mapToGlobal(at(9)), Qt::NoButton,
                      Qt::NoButton, {});
    QApplication::sendEvent(&slider(), &after);
    EXPECT_EQ(slider().value(), 5) << "the button is up";
    QTest::mouseClick(&part<QPushButton>("timelineClose"), Qt::LeftButton);
    EXPECT_FALSE(strip().isVisible());
    EXPECT_FALSE(session().looksBack());
    EXPECT_EQ(digest(), now);
}

TEST_F(WindowTimeline, ControlJumpsToActivations) {
    startClose();
    play(25);
    openTimeline();
    const auto unitShown = [&] { return view().activating; };
    int jumps = 0;
    while (slider().value() > 0) {
        const int before = slider().value();
        pressKey(Qt::Key_Left, Qt::ControlModifier);
        const int at = slider().value();
        ASSERT_LT(at, before);
        if (at == 0) break;
        const auto now = unitShown();
        const auto round = view().round;
        const auto phase = view().phase;
        pressKey(Qt::Key_Left);
        EXPECT_TRUE(unitShown() != now || view().round != round || view().phase != phase)
            << "the part begins at " << at;
        pressKey(Qt::Key_Right);
        ++jumps;
    }
    EXPECT_GT(jumps, 2);
    const int begin = slider().value();
    QTest::mouseClick(&part<QToolButton>("timelineJumpForward"), Qt::LeftButton);
    settle();
    EXPECT_GT(slider().value(), begin + 0);
    for (int i = 0; i <= jumps + 1; ++i) pressKey(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(slider().value(), slider().maximum());
}

TEST_F(WindowTimeline, NothingCanBeAnsweredInThePast) {
    startClose();
    play(24);
    const std::uint64_t now = digest();
    const std::size_t all = answers();
    openTimeline();
    for (int i = 0; i < 40 && slider().value() > 0; ++i) {
        pressKey(Qt::Key_Left);
        ASSERT_TRUE(session().looksBack());
        EXPECT_EQ(session().question(), nullptr);
        EXPECT_FALSE(window->parts().bar->isVisible());
        EXPECT_FALSE(window->parts().hand->isVisible());
        for (const Qt::Key one : {Qt::Key_Return, Qt::Key_1, Qt::Key_2, Qt::Key_0, Qt::Key_N,
                                  Qt::Key_O, Qt::Key_P, Qt::Key_Tab}) {
            key(one);
        }
        for (const engine::UnitView& unit : view().units) {
            if (unit.minis.empty() || !view().mini(unit.minis.front()).onTable()) continue;
            clickTable(unit.minis.front());
            key(Qt::Key_Return);
            break;
        }
        slider().setFocus();
        ASSERT_EQ(answers(), all) << slider().value();
    }
    for (const char* name : {"Undo", "Redo", "Adjust"})
        for (QAction* menu : window->menuBar()->actions())
            for (QAction* one : menu->menu()->actions()) {
                if (one->text().remove(QLatin1Char('&')).startsWith(QLatin1String(name))) {
                    EXPECT_FALSE(one->isEnabled()) << name;
                }
            }
    EXPECT_FALSE(session().answer(engine::randomAnswer(session().game(), 3)));
    EXPECT_TRUE(window->parts().toast->text().contains(QStringLiteral("look back")));
    EXPECT_FALSE(session().undo());
    EXPECT_EQ(digest(), now);
    key(Qt::Key_Escape);
    EXPECT_FALSE(session().looksBack());
    EXPECT_FALSE(strip().isVisible());
    EXPECT_EQ(digest(), now);
    EXPECT_TRUE(session().answer(engine::randomAnswer(session().game(), 3)))
        << "the game goes on after the return";
}

TEST_F(WindowTimeline, GrowsWhileTheGameGoesOn) {
    startClose();
    play(5);
    openTimeline();
    play(4);
    waitForFilm();
    EXPECT_EQ(slider().value(), slider().maximum());
    const int before = slider().maximum();
    ASSERT_TRUE(session().undo());
    waitForFilm();
    EXPECT_LT(slider().maximum(), before);
    EXPECT_FALSE(session().looksBack());
    pressKey(Qt::Key_Left);
    EXPECT_TRUE(session().looksBack());
}

TEST_F(WindowTimeline, PlaysLikeAFilm) {
    startClose();
    play(12);
    openTimeline();
    auto& speed = part<QToolButton>("timelineSpeed");
    EXPECT_EQ(speed.text(), QStringLiteral("1\u00D7"));
    for (int i = 0; i < 2; ++i) QTest::mouseClick(&speed, Qt::LeftButton);
    EXPECT_EQ(speed.text(), QStringLiteral("8\u00D7"));
    QTest::mouseClick(&part<QToolButton>("timelinePlay"), Qt::LeftButton);
    EXPECT_TRUE(strip().playing());
    EXPECT_EQ(slider().value(), slider().minimum()) << "from the end, it starts at the beginning";
    ASSERT_TRUE(waitUntil([&] { return session().answersShown() >= 3; }));
    QTest::keyClick(&slider(), Qt::Key_Space);
    EXPECT_FALSE(strip().playing());
    QTest::keyClick(&slider(), Qt::Key_Space);
    ASSERT_TRUE(waitUntil([&] { return !strip().playing(); }));
    EXPECT_EQ(slider().value(), slider().maximum()) << "it stops at the end";
}

TEST_F(WindowTimeline, ScenesHaveNone) {
    startClose();
    auto& command = part<QAction>("openTimeline");
    EXPECT_TRUE(command.isEnabled());
    session().play({session().played().game, session().layout(), SavedGame(),
                    Staging{.on = true, .asks = false}});
    EXPECT_FALSE(command.isEnabled());
    QTest::keyClick(window.get(), Qt::Key_H, Qt::ControlModifier);
    EXPECT_FALSE(strip().isVisible());
}

TEST_F(WindowTimeline, SecretsStaySecret) {
    startRound();
    const auto& hands = session().game().scenario().commandHands;
    const auto isShown = [&](const std::string& name) {
        for (const QString& line : wordsOnScreen())
            if (line.contains(QString::fromStdString(name))) return true;
        return false;
    };
    std::vector<std::string> blues, reds;
    for (const auto& card : hands[0])
        if (std::none_of(hands[1].begin(), hands[1].end(),
                         [&](const auto& other) { return other.name == card.name; }))
            blues.push_back(card.name);
    ASSERT_FALSE(blues.empty());
    takeOver();
    playCard(QString::fromStdString(blues.front()));
    takeOver();
    ASSERT_EQ(question().player, Player::red);
    ASSERT_FALSE(question().options.empty());
    openTimeline();
    pressKey(Qt::Key_Left);
    ASSERT_TRUE(session().looksBack());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(window->parts().handover->isVisible());
    EXPECT_FALSE(window->parts().hand->isVisible());
    for (int i = 0; i < 2; ++i) {
        for (const auto& side : view().command) {
            EXPECT_TRUE(side.hand.empty());
            EXPECT_EQ(side.played, nullptr);
        }
        for (const std::string& name : blues) EXPECT_FALSE(isShown(name)) << name;
        pressKey(Qt::Key_Home);
    }
    pressKey(Qt::Key_End);
    EXPECT_FALSE(session().looksBack());
    EXPECT_TRUE(session().handover().waits()) << "red must be alone at the screen again";
    EXPECT_TRUE(window->parts().handover->isVisible());
    EXPECT_TRUE(question().options.empty());
}

TEST_F(WindowTimeline, LookingBackShowsNoSheetAgain) {
    startClose();
    play(30);
    openTimeline();
    pressKey(Qt::Key_Home);
    EXPECT_FALSE(window->parts().sheet->isVisible());
    pressKey(Qt::Key_End);
    EXPECT_FALSE(window->parts().sheet->isVisible());
}

// The focus is a frame. It must not cover the marks and the names of the rounds.
TEST_F(WindowTimeline, TheFocusedSliderShowsItsMarks) {
    startClose();
    play(12);
    openTimeline();
    window->activateWindow();
    slider().setFocus();
    ASSERT_TRUE(waitUntil([&] { return slider().hasFocus(); }));
    const QImage picture = slider().grab().toImage();
    int gold = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixelColor(x, y) == theme::accent()) ++gold;
    EXPECT_GT(gold, 0) << "the handle and the frame";
    EXPECT_LT(gold, picture.width() * picture.height() / 4);
}

}  // namespace
}  // namespace sightline::app
