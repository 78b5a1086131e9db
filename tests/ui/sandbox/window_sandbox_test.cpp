// The sandbox, a table without rules, in the real window. Players drag units onto the table, move
// them, measure distances and save the position.
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTimer>
#include <QWheelEvent>

#include "app/window/legion/sandbox/sandbox_desk.h"
#include "app/window/legion/sandbox/sandbox_palette.h"
#include "app/window/legion/sandbox/upgrade_menu.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/tools/exposure_tool.h"
#include "app/window/legion/tools/hand_tool.h"
#include "app/window/legion/tools/measure_tool.h"
#include "app/window/shell/session/game_files.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/picture.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::Player;
using geometry::Vec3;

class WindowSandbox : public WindowStand {
  protected:
    void openEmpty() {
        const auto problem = window->sandbox().open({});
        ASSERT_FALSE(problem) << problem->toStdString();
        waitForTable();
        key(Qt::Key_T);
        ASSERT_TRUE(waitUntil([&] { return table().settled(); }));
        ASSERT_TRUE(waitUntil([&] { return window->sandbox().palette().ready(); }));
    }
    TableView& table() { return *window->parts().table; }
    template <class Widget>
    Widget* part(const char* name) {
        auto* found = window->sandbox().palette().findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    QAction* command(const QString& words) {
        for (QAction* menu : window->menuBar()->actions())
            for (QAction* one : menu->menu()->actions())
                if (one->text().remove(QLatin1Char('&')).startsWith(words)) return one;
        ADD_FAILURE() << words.toStdString();
        return nullptr;
    }
    /// Searches a list of units for the name and returns the row with this name.
    QListWidgetItem* choose(const char* side, const QString& name) {
        QTest::mouseClick(part<QPushButton>(side), Qt::LeftButton);
        part<QLineEdit>("sandboxSearch")->clear();
        QTest::keyClicks(part<QLineEdit>("sandboxSearch"), name);
        const auto rows = part<QListWidget>("sandboxUnits")->findItems(name, Qt::MatchStartsWith);
        EXPECT_FALSE(rows.isEmpty()) << name.toStdString();
        return rows.value(0);
    }
    /// Drags the row of a unit to a point of the table.
    void dragIn(const char* side, const QString& name, Vec3 to) {
        QListWidgetItem* row = choose(side, name);
        ASSERT_NE(row, nullptr);
        auto* list = part<QListWidget>("sandboxUnits");
        QWidget* rows = list->viewport();
        const QPoint from = list->visualItemRect(row).center();
        const QPointF end = rows->mapFromGlobal(QPointF(table().mapToGlobal(table().screenOf(to))));
        QTest::mousePress(rows, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 6; ++i) {
            const QPointF at = from + (end - from) * i / 6.0;
            QMouseEvent event(QEvent::MouseMove, at, rows->mapToGlobal(at), Qt::NoButton,
                              Qt::LeftButton, {});
            QApplication::sendEvent(rows, &event);
        }
        QMouseEvent release(QEvent::MouseButtonRelease, end, rows->mapToGlobal(end), Qt::LeftButton,
                            Qt::NoButton, {});
        QApplication::sendEvent(rows, &release);
    }
    Vec3 stand(int unit) {
        const engine::UnitView& of = view().unit(engine::UnitId{unit});
        return view().mini(of.minis.front()).mini.position;
    }
    /// Drags the unit leader by its figure. Waits until the figures are drawn, because the rifle of
    /// another figure can be above the base of the leader, and the mouse would then hold the other
    /// figure.
    void dragLeader(int unit, Vec3 to) {
        ASSERT_TRUE(waitUntil([&] { return table().settled(); }));
        const QPointF held = table().screenOf(leaderOf(engine::UnitId{unit}));
        drag(held, held + table().screenOf(to) - table().screenOf(stand(unit)));
    }
    void select(int unit) {
        clickTable(leaderOf(engine::UnitId{unit}));
        ASSERT_EQ(session().choice().selected(), engine::UnitId{unit});
    }
};

TEST_F(WindowSandbox, UnitsAreDraggedInMeasuredMovedUndoneSavedAndOpened) {
    openEmpty();
    EXPECT_TRUE(window->sandbox().palette().isVisible());
    EXPECT_EQ(question().ask, Ask::freeTable);
    dragIn("sandboxBlue", QStringLiteral("Rebel Troopers"), {20, 18, 0});
    dragIn("sandboxRed", QStringLiteral("Stormtroopers"), {40, 18, 0});
    ASSERT_EQ(view().units.size(), 2U);
    EXPECT_EQ(view().units[0].player, Player::blue);
    EXPECT_EQ(view().units[1].player, Player::red);
    EXPECT_NEAR(stand(0).x, 20.0, 0.3);
    EXPECT_NEAR(stand(1).x, 40.0, 0.3);

    key(Qt::Key_M);
    drag(table().screenOf(stand(0)), table().screenOf(stand(1)));
    ASSERT_TRUE(waitUntil([&] { return !table().tools().measure().waiting(); }));
    const QString words = table().tools().measure().words();
    EXPECT_TRUE(words.contains(QStringLiteral("Range 4"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("LOS yes"))) << words.toStdString();
    key(Qt::Key_M);

    dragLeader(0, {20, 28, 0});
    EXPECT_NEAR(stand(0).y, 28.0, 0.3);
    EXPECT_EQ(view().battlefield.minis().size(), view().minis.size());
    command(QStringLiteral("Undo"))->trigger();
    EXPECT_NEAR(stand(0).y, 18.0, 0.3);
    const auto digest = session().game().digest();
    const QString file = fileNamed(QStringLiteral("sandbox.sightline"));
    ASSERT_FALSE(session().saveAs(file));
    openEmpty();
    EXPECT_TRUE(view().units.empty());
    ASSERT_FALSE(window->files().open(file));
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_TRUE(window->sandbox().palette().isVisible());
}

TEST_F(WindowSandbox, ARowThatIsClickedGoesWhereTheTableIsClicked) {
    openEmpty();
    QListWidgetItem* row = choose("sandboxRed", QStringLiteral("Bare base: large"));
    ASSERT_NE(row, nullptr);
    auto* list = part<QListWidget>("sandboxUnits");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(row).center());
    QTest::mouseClick(&table(), Qt::LeftButton, {}, table().screenOf(Vec3{30, 12, 0}).toPoint());
    ASSERT_EQ(view().units.size(), 1U);
    EXPECT_EQ(view().units[0].label, "Bare base: large");
    EXPECT_NEAR(view().minis[0].mini.height, 1.65, 1e-9);
    ASSERT_TRUE(waitUntil([&] { return table().settled(); }));
    EXPECT_FALSE(table().grabTable().isNull());
}

TEST_F(WindowSandbox, WhatCannotStandThereOrIsLetGoElsewhereIsNotPlaced) {
    openEmpty();
    dragIn("sandboxBlue", QStringLiteral("Rebel Troopers"), {20, 18, 0});
    dragIn("sandboxRed", QStringLiteral("Stormtroopers"), {20, 18, 0});
    EXPECT_EQ(view().units.size(), 1U) << "somebody stands there";
    dragIn("sandboxRed", QStringLiteral("Stormtroopers"), {-300, 18, 0});
    EXPECT_EQ(view().units.size(), 1U) << "beside the table";
    EXPECT_FALSE(table().tools().hand().carrying());
}

TEST_F(WindowSandbox, TheWheelTurnsWhatIsHeld) {
    openEmpty();
    dragIn("sandboxBlue", QStringLiteral("Bare base: large"), {20, 18, 0});
    const QPointF at = table().screenOf(stand(0));
    const double before = view().minis[0].mini.facing.value;
    QTest::mousePress(&table(), Qt::LeftButton, {}, at.toPoint());
    QWheelEvent wheel(at, table().mapToGlobal(at), {}, {0, 120}, Qt::LeftButton, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&table(), &wheel);
    QTest::mouseRelease(&table(), Qt::LeftButton, {}, at.toPoint());
    EXPECT_NEAR(view().minis[0].mini.facing.value, before + 15.0, 1e-9);
    EXPECT_NEAR(stand(0).x, 20.0, 0.3);
}

TEST_F(WindowSandbox, DeleteTakesTheSelectedUnitOff) {
    openEmpty();
    dragIn("sandboxBlue", QStringLiteral("Rebel Troopers"), {20, 18, 0});
    select(0);
    EXPECT_TRUE(part<QPushButton>("sandboxRemove")->isEnabled());
    key(Qt::Key_Delete);
    EXPECT_TRUE(view().units[0].undeployed);
    EXPECT_FALSE(part<QPushButton>("sandboxRemove")->isEnabled());
    command(QStringLiteral("Undo"))->trigger();
    EXPECT_FALSE(view().units[0].undeployed);
}

TEST_F(WindowSandbox, AUnitMovesWithTheToolAndItsMapIsShown) {
    openEmpty();
    dragIn("sandboxBlue", QStringLiteral("Rebel Troopers"), {20, 18, 0});
    select(0);
    part<QComboBox>("sandboxSpeed")->setCurrentIndex(1);
    key(Qt::Key_G);
    ASSERT_EQ(question().ask, Ask::moveUnit);
    drag(table().screenOf(stand(0)), table().screenOf(Vec3{30, 18, 0}));
    ASSERT_TRUE(waitUntil([&] { return question().ask == Ask::placeUnit; }));
    EXPECT_GT(stand(0).x, 22.0);
    EXPECT_LT(stand(0).x, 25.0) << "no farther than a tool of Speed 1";
    press(QStringLiteral("Confirm"));
    EXPECT_EQ(question().ask, Ask::freeTable);
    key(Qt::Key_X);
    ASSERT_TRUE(waitUntil([&] { return table().tools().exposure().map().has_value(); }));
}

TEST_F(WindowSandbox, ARunningGameIsTakenThereAndBackUntouched) {
    startStarter();
    ASSERT_TRUE(session().answer(engine::Pick{0}));
    const QString file = fileNamed(QStringLiteral("game.sightline"));
    ASSERT_FALSE(session().saveAs(file));
    const auto digest = session().game().digest();
    const Ask asked = question().ask;
    const std::size_t given = answers();
    command(QStringLiteral("Take this position"))->trigger();
    EXPECT_EQ(question().ask, Ask::freeTable);
    EXPECT_EQ(session().journalPath(), QString()) << "saving does not write over the game";
    EXPECT_TRUE(window->sandbox().palette().isVisible());
    const Vec3 before = stand(0);
    ASSERT_TRUE(
        session().answer(engine::Adjust{Player::blue, engine::LeaveSandbox{engine::UnitId{0}}}));
    command(QStringLiteral("Back to the game"))->trigger();
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_EQ(answers(), given);
    EXPECT_EQ(question().ask, asked);
    EXPECT_EQ(session().journalPath(), file);
    EXPECT_FALSE(session().unsaved());
    EXPECT_NEAR(stand(0).x, before.x, 1e-9);
    EXPECT_FALSE(window->sandbox().palette().isVisible());
    EXPECT_FALSE(window->sandbox().waits());
    ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 1))) << "it goes on";
}

// The sandbox can start with a position of a long game. The window replays the game on another
// thread. Until the replay is complete, the window reacts and the game does not change.
TEST_F(WindowSandbox, APositionIsTakenBesideTheWindow) {
    startStarter();
    const auto digest = session().game().digest();
    bool waited = false, answered = true;
    QTimer::singleShot(0, window.get(), [&] {
        waited = session().work().busy();
        answered = session().answer(engine::Pick{0});
    });
    command(QStringLiteral("Take this position"))->trigger();
    EXPECT_TRUE(waited);
    EXPECT_FALSE(answered);
    EXPECT_TRUE(view().sandbox);
    command(QStringLiteral("Back to the game"))->trigger();
    EXPECT_EQ(session().game().digest(), digest);
}

TEST_F(WindowSandbox, AGameThatIsNotTakenAfterAllGoesOn) {
    startStarter();
    const auto digest = session().game().digest();
    QTimer::singleShot(0, window.get(), [&] { session().work().stop(); });
    command(QStringLiteral("Take this position"))->trigger();
    EXPECT_FALSE(view().sandbox);
    EXPECT_FALSE(window->sandbox().waits());
    EXPECT_EQ(session().game().digest(), digest);
    EXPECT_TRUE(session().answer(engine::Pick{0}));
}

TEST_F(WindowSandbox, GamesLayoutsAndScenariosOpenInIt) {
    const auto assets = assetsFolder();
    for (const char* name : {"layouts/dustfall.layout.json", "scenarios/starter.scenario.json"}) {
        const auto problem =
            window->sandbox().open(QString::fromStdString((assets / name).string()));
        ASSERT_FALSE(problem) << problem->toStdString();
        EXPECT_EQ(question().ask, Ask::freeTable) << name;
        EXPECT_FALSE(session().layout().pieces.empty()) << name;
    }
    const QString missing = fileNamed(QStringLiteral("none.sightline"));
    const auto problem = window->sandbox().open(missing);
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains(missing));
}

TEST_F(WindowSandbox, AUnitBearsTheUpgradesThatAreChosenForIt) {
    openEmpty();
    QListWidgetItem* row = choose("sandboxBlue", QStringLiteral("Rebel Troopers"));
    ASSERT_NE(row, nullptr);
    auto* list = part<QListWidget>("sandboxUnits");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(row).center());
    QTest::mouseClick(&table(), Qt::LeftButton, {}, table().screenOf(Vec3{16, 12, 0}).toPoint());
    ASSERT_EQ(view().units.size(), 1U);
    auto* button = part<QPushButton>("sandboxUpgrades");
    ASSERT_TRUE(button->isEnabled());
    EXPECT_EQ(button->accessibleName(), QStringLiteral("Upgrades: none"));
    auto* menu = window->sandbox().palette().findChild<UpgradeMenu*>();
    menu->popup(button->mapToGlobal(QPoint(0, 0)));
    QAction* heavy = nullptr;
    for (const QMenu* slot : menu->findChildren<QMenu*>())
        for (QAction* entry : slot->actions())
            if (entry->text().startsWith(QStringLiteral("Z-6"))) heavy = entry;
    ASSERT_NE(heavy, nullptr);
    heavy->trigger();
    menu->close();
    EXPECT_TRUE(button->accessibleName().contains(QStringLiteral("Z-6")))
        << button->accessibleName().toStdString();
    QTest::mouseClick(&table(), Qt::LeftButton, {}, table().screenOf(Vec3{50, 24, 0}).toPoint());
    ASSERT_EQ(view().units.size(), 2U) << "what is chosen is in the hand at once";
    const engine::UnitView &plain = view().units[0], &armed = view().units[1];
    EXPECT_EQ(armed.minis.size(), plain.minis.size() + 1);
    EXPECT_GT(armed.card->weapons.size(), plain.card->weapons.size());
    ASSERT_EQ(armed.cards.size(), 1U);
    const QString bare = QStringLiteral("Bare base: large");
    QListWidgetItem* base = choose("sandboxBlue", bare);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(base).center());
    EXPECT_FALSE(button->isEnabled()) << "a bare base has no slots";
}

TEST_F(WindowSandbox, TheTitleSaysThatThereAreNoRulesHere) {
    openEmpty();
    EXPECT_EQ(window->windowTitle().count(QStringLiteral("Sandbox")), 1);
    dragIn("sandboxBlue", QStringLiteral("Rebel Troopers"), {20, 18, 0});
    ASSERT_FALSE(session().saveAs(fileNamed(QStringLiteral("evening.sightline"))));
    emit window->files().filesChanged();
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("evening.sightline")));
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("Sandbox")))
        << window->windowTitle().toStdString();
    startStarter();
    EXPECT_FALSE(window->windowTitle().contains(QStringLiteral("Sandbox")));
}

TEST_F(WindowSandbox, ATableThatIsPointedAtInTheMenuShowsItsPicture) {
    QAction* fresh = command(QStringLiteral("New sandbox"));
    ASSERT_NE(fresh, nullptr);
    QMenu* menu = fresh->menu();
    menu->popup(window->mapToGlobal(QPoint(20, 20)));
    auto* preview = window->findChild<QLabel*>(QStringLiteral("tablePreview"));
    ASSERT_NE(preview, nullptr);
    ASSERT_GT(menu->actions().size(), 19);
    QAction* empty = menu->actions().first();
    QAction* table = menu->actions().at(1);
    EXPECT_TRUE(waitUntil([&] {
        menu->setActiveAction(empty);
        menu->setActiveAction(table);
        return preview->isVisible();
    })) << table->text().toStdString();
    EXPECT_GT(coloursIn(preview->pixmap().toImage()), 20);
    menu->setActiveAction(empty);
    EXPECT_FALSE(preview->isVisible()) << "of an empty table there is none";
    menu->close();
}

}  // namespace
}  // namespace sightline::app
