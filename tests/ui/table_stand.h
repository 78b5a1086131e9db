/// Test fixture: a real TableView with the starter battle on the ruins of the tests. The tests send
/// mouse and key events to it. It needs a display.
#pragma once
#include <gtest/gtest.h>
#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <algorithm>
#include <memory>

#include "app/window/legion/table/frame_painter.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_opener.h"
#include "app/window/shell/session/game_session.h"
#include "ui/starter_file.h"
#include "ui/wait.h"

namespace sightline::app {

class TableStand : public ::testing::Test {
  protected:
    virtual Result<LoadedScenario> scenarioOfTest() { return starterOnRuins(); }

    void SetUp() override {
        auto scenario = scenarioOfTest();
        ASSERT_TRUE(scenario.ok()) << scenario.problem().text;
        const auto problem = GameOpener(session).start(std::move(*scenario), 7);
        ASSERT_FALSE(problem) << problem->toStdString();
        table = std::make_unique<TableView>(session);
        table->resize(1000, 640);
        table->painter().setSketched(true);
        table->show();
        table->activateWindow();
        table->setFocus();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(table.get()));
        ASSERT_TRUE(waitUntil([&] { return table->settled(); }));
    }

    void moveTo(QPointF pixel, Qt::MouseButtons buttons = Qt::NoButton) {
        QMouseEvent event(QEvent::MouseMove, pixel, table->mapToGlobal(pixel), Qt::NoButton,
                          buttons, {});
        QApplication::sendEvent(table.get(), &event);
    }
    void press(QPointF pixel) {
        QTest::mousePress(table.get(), Qt::LeftButton, {}, pixel.toPoint());
    }
    void release(QPointF pixel) {
        QTest::mouseRelease(table.get(), Qt::LeftButton, {}, pixel.toPoint());
    }
    void click(QPointF pixel) {
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, pixel.toPoint());
    }
    void key(Qt::Key key) { QTest::keyClick(table.get(), key); }
    /// Presses the mouse button at `from` and drags to `to` without releasing the button.
    void pull(QPointF from, QPointF to) {
        press(from);
        for (int i = 1; i <= 8; ++i) moveTo(from + (to - from) * i / 8.0, Qt::LeftButton);
    }
    void drag(QPointF from, QPointF to) {
        pull(from, to);
        release(to);
    }

    engine::UnitId firstUnitOf(engine::Player player, std::size_t minis) {
        for (const engine::UnitView& unit : session.view().units) {
            if (unit.player == player && unit.minis.size() == minis) return unit.id;
        }
        ADD_FAILURE() << "no unit of " << minis;
        return {};
    }
    engine::MiniId leaderOf(engine::UnitId unit) { return session.view().unit(unit).minis.front(); }
    geometry::Vec3 standOf(engine::MiniId mini) { return session.view().mini(mini).mini.position; }
    std::size_t answers() { return session.game().journal().answers.size(); }

    void pick(engine::Option option) {
        const auto& options = session.question()->options;
        const auto found = std::find(options.begin(), options.end(), option);
        ASSERT_NE(found, options.end());
        const engine::Pick answer{int(found - options.begin())};
        ASSERT_TRUE(session.answer(answer));
    }
    /// Activates a unit of four miniatures of the active player, and chooses the action to move.
    engine::UnitId startMoving() {
        const engine::UnitId unit = firstUnitOf(session.question()->player, 4);
        pick(unit);
        pick(engine::Action::move);
        EXPECT_EQ(session.question()->form, engine::AnswerForm::move);
        return unit;
    }

    GameSession session;
    std::unique_ptr<TableView> table;
};

}  // namespace sightline::app
