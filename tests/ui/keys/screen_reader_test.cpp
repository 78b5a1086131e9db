// Screen readers can name each part of the window and of its dialogs that players use, and each
// grey button of a game states its reason.
#include <QAction>
#include <QDialog>
#include <QTabBar>

#include "app/window/layout_desk.h"
#include "app/window/layouts/layout/layout_window.h"
#include "app/window/layouts/layout/suggest_dialog.h"
#include "app/window/layouts/layout/table_suggester.h"
#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/adjust/adjust_menu.h"
#include "app/window/legion/adjust/effect_dialog.h"
#include "app/window/legion/builder/builder_desk.h"
#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/exchange/export_dialog.h"
#include "app/window/legion/builder/exchange/import_dialog.h"
#include "app/window/legion/builder/exchange/packs_dialog.h"
#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/answers/real_dice_dialog.h"
#include "app/window/shell/handover/handover_screen.h"
#include "app/window/shell/widgets/sheet.h"
#include "app/window/shortcut_sheet.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/keys/nameless.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;

class ScreenReader : public WindowStand {
  protected:
    static void expectNamed(const QWidget& shown) {
        const QStringList nameless = namelessIn(shown);
        EXPECT_TRUE(nameless.isEmpty()) << shown.windowTitle().toStdString() << ":\n"
                                        << nameless.join(QLatin1Char('\n')).toStdString();
    }
    static void expectNamed(QDialog* dialog) {
        dialog->show();
        QCoreApplication::processEvents();
        expectNamed(static_cast<const QWidget&>(*dialog));
        delete dialog;
    }
    static void expectReasons(const QWidget& shown) {
        const QStringList silent = greyWithoutReason(shown);
        EXPECT_TRUE(silent.isEmpty()) << silent.join(QLatin1Char('\n')).toStdString();
    }
    void closeSheets() {
        while (window->parts().sheet->isVisible())
            QTest::keyClick(window->parts().sheet, Qt::Key_Return);
        if (session().handover().waits()) QTest::keyClick(window->parts().handover, Qt::Key_Space);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    /// The visible dialog of the window; null if none is visible.
    QDialog* shownDialog() {
        for (QDialog* dialog : window->findChildren<QDialog*>())
            if (dialog->isVisible()) return dialog;
        return nullptr;
    }
    /// Plays a game and looks at the window at the first questions of each kind.
    void playAndLook(int steps) {
        std::map<Ask, int> seen;
        for (int step = 0; step < steps && session().question(); ++step) {
            if (++seen[question().ask] <= 2) {
                closeSheets();
                expectNamed(*window);
                expectReasons(*window);
            }
            const engine::Answer next =
                question().ask == Ask::rollDice
                    ? engine::Answer{session().game().seededDice()}
                    : engine::sensibleAnswer(session().game(), std::uint64_t(step));
            ASSERT_TRUE(session().answer(next));
        }
        EXPECT_TRUE(seen.contains(Ask::declareDefender) && seen.contains(Ask::chooseAction));
    }
    /// Answers the game's questions until the game asks for an action.
    void playToAction() {
        for (std::uint64_t step = 0; step < 400 && question().ask != Ask::chooseAction; ++step)
            ASSERT_TRUE(session().answer(question().ask == Ask::rollDice
                                             ? engine::Answer{session().game().seededDice()}
                                             : engine::sensibleAnswer(session().game(), step)));
        closeSheets();
    }
};

TEST_F(ScreenReader, NamesEverythingInAGame) {
    startFullArmies();
    playAndLook(700);
}

TEST_F(ScreenReader, TheTableTellsTheOpenQuestion) {
    startStarter();
    TableView* table = window->parts().table;
    EXPECT_FALSE(table->accessibleName().isEmpty());
    ASSERT_TRUE(waitUntil([&] { return !table->accessibleDescription().isEmpty(); }));
    const QString before = table->accessibleDescription();
    playToAction();
    EXPECT_TRUE(waitUntil([&] { return table->accessibleDescription() != before; }));
}

TEST_F(ScreenReader, NamesEverythingInTheDialogsOfAGame) {
    startStarter();
    playToAction();
    expectNamed(new ShortcutSheet(window.get()));
    for (const engine::UnitView& unit : view().units)
        expectNamed(new AdjustMenu(session(), unit.id, window.get()));
    expectNamed(new AdjustGameMenu(session(), window.get()));
    expectNamed(new EffectDialog(session(), question().unit, window.get()));
}

TEST_F(ScreenReader, NamesEverythingInTheDialogsOfArmies) {
    startStarter();
    expectNamed(static_cast<const QWidget&>(window->desk().askForNewGame()));
    BuilderWindow& builder = window->desk().showBuilder();
    ASSERT_TRUE(waitUntil([&] { return builder.ready(); }));
    const QString army = QString::fromStdString(
        (assetsFolder() / "armies" / "separatists_iron_tide.army.json").string());
    ASSERT_FALSE(builder.open(army));
    ASSERT_TRUE(waitUntil([&] { return builder.offers().settled(); }));
    builder.model().select(0);
    QCoreApplication::processEvents();
    expectNamed(static_cast<const QWidget&>(builder));
    const SharedCards cards = builder.model().cards();
    expectNamed(new ExportDialog(cards, builder.model().list(), &builder));
    expectNamed(new ImportDialog(cards, &builder));
    CardStock stock;
    expectNamed(new PacksDialog(stock, &builder));
}

// The windows that teach, that look rules up, that settle questions and that change settings.
TEST_F(ScreenReader, NamesEverythingInTheWindowsBesideTheTable) {
    startStarter();
    for (const char* name : {"openLearn", "openRules", "openQuiz", "openPuzzles", "settleQuestion",
                             "openSettings", "reportProblem"}) {
        auto* action = window->findChild<QAction*>(QLatin1String(name));
        ASSERT_NE(action, nullptr) << name;
        ASSERT_TRUE(action->isEnabled()) << name;
        action->trigger();
        ASSERT_TRUE(waitUntil([&] { return shownDialog() != nullptr; })) << name;
        expectNamed(static_cast<const QWidget&>(*shownDialog()));
        shownDialog()->close();
        ASSERT_TRUE(waitUntil([&] { return shownDialog() == nullptr; })) << name;
    }
}

TEST_F(ScreenReader, NamesEverythingInLayoutMode) {
    startStarter();
    LayoutWindow& layout = window->layouts().showLayout();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&layout));
    expectNamed(static_cast<const QWidget&>(layout));
}

}  // namespace
}  // namespace sightline::app
