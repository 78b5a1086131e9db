/// Test fixture: the real window with the dialog that settles disputes, and a wall in the sandbox.
#pragma once
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include "app/window/legion/disputes/dispute_sheet_view.h"
#include "app/window/legion/disputes/settle_dialog.h"
#include "app/window/legion/sandbox/sandbox_desk.h"
#include "ui/window_stand.h"

namespace sightline::app {

class SettleStand : public WindowStand {
  protected:
    QAction* command() {
        auto* action = window->findChild<QAction*>(QStringLiteral("settleQuestion"));
        EXPECT_NE(action, nullptr);
        return action;
    }
    SettleDialog* dialog() {
        return window->findChild<SettleDialog*>(QStringLiteral("settleDialog"));
    }
    /// Triggers the command that opens the dialog, like a click on its menu entry.
    void openDialog() {
        command()->trigger();
        waitForDialog();
    }
    void waitForDialog() {
        ASSERT_NE(dialog(), nullptr);
        dialog()->activateWindow();  // the display for tests has no window manager
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog()));
    }
    template <class Widget>
    Widget* part(const char* name) {
        auto* found = dialog()->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void pressPart(const char* name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
    QString words(const char* label) { return part<QLabel>(label)->text(); }
    /// Chooses an entry with the keyboard: Home, then Down.
    void choose(QComboBox* box, int index) {
        ASSERT_GE(index, 0);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i) QTest::keyClick(box, Qt::Key_Down);
        ASSERT_EQ(box->currentIndex(), index);
    }
    void chooseMini(const char* name, engine::MiniId mini) {
        auto* box = part<QComboBox>(name);
        choose(box, box->findData(mini.value));
    }
    void chooseAbout(engine::DisputeAbout about) {
        auto* box = part<QComboBox>("settleAbout");
        choose(box, box->findData(static_cast<int>(about)));
    }
    /// Waits for the sheet with the answer. Another thread computes the answer, which may take long
    /// on a busy computer.
    testing::AssertionResult sheetCame() {
        const auto there = [&] { return !words("settleLine").contains(QLatin1String("Work")); };
        if (waitUntil(there, 120'000) && dialog()->sheet()) return testing::AssertionSuccess();
        return testing::AssertionFailure() << words("settleLine").toStdString();
    }
    std::string verdict() { return dialog()->sheet()->sheet().verdict; }
    std::string settledByEngine(const engine::DisputeRequest& asked) {
        const auto dispute = engine::disputeOf(view(), session().game().scenario().pieces, asked);
        EXPECT_TRUE(dispute) << (dispute ? "" : dispute.problem().text);
        return dispute ? engine::settle(*dispute)->line : "";
    }
    engine::DisputeRequest asked(engine::DisputeAbout about, engine::MiniId from,
                                 engine::MiniId to) {
        return {about, from, to, 2, {}, {}, {}};
    }

    /// A sandbox with two silhouettes that are 2 inches high, and a wall between them that is 1.95
    /// inches high.
    void openWithWall() {
        const QString file = write(QStringLiteral("wall.layout.json"),
                                   R"({"format":"sightline-layout","version":1,"name":"Wall",
              "table":{"width":72,"depth":36,"mat":"desert"},"pieces":[
              {"id":"wall","name":"Wall","shape":{"box":[0.2,30,1.95]},"position":[36,18,0],
               "rotation":0,"kind":"obstacle","movement":"open","cover":"heavy",
               "blocks_los":true}]})");
        const auto problem = window->sandbox().open(file);
        ASSERT_FALSE(problem) << problem->toStdString();
        waitForTable();
        setDown(engine::Player::blue, {26, 18, 0});
        setDown(engine::Player::red, {46, 18, 0});
    }
    void setDown(engine::Player player, geometry::Vec3 at) {
        engine::Recruit who;
        who.player = player;
        who.bare = engine::BareBase{"small", 2.0, "Post"};
        ASSERT_TRUE(session().answer(
            engine::Adjust{session().adjuster(), engine::JoinSandbox{who, at, {0.0}}}));
    }
    engine::MiniId first() { return leaderOf(engine::UnitId{0}); }
    engine::MiniId second() { return leaderOf(engine::UnitId{1}); }
};

}  // namespace sightline::app
