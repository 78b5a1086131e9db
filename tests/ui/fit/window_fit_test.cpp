// Every window and dialog must fit on a screen of 1280 by 720 pixels in each language. No part may
// be cut off, and the button that closes the dialog must be visible.
#include <QAction>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QTranslator>
#include <algorithm>
#include <map>

#include "app/window/layout_desk.h"
#include "app/window/layouts/layout/layout_window.h"
#include "app/window/layouts/layout/licence_dialog.h"
#include "app/window/layouts/layout/suggest_dialog.h"
#include "app/window/layouts/layout/table_suggester.h"
#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/adjust/adjust_menu.h"
#include "app/window/legion/adjust/effect_dialog.h"
#include "app/window/legion/answers/reminder_list.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/attack/target_list.h"
#include "app/window/legion/builder/builder_desk.h"
#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/exchange/export_dialog.h"
#include "app/window/legion/builder/exchange/import_dialog.h"
#include "app/window/legion/builder/exchange/packs_dialog.h"
#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/sandbox/sandbox_desk.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/settle_desk.h"
#include "app/window/shell/handover/handover_screen.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/sheet.h"
#include "app/window/shell/words/language.h"
#include "app/window/shortcut_sheet.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "ui/fit/fit_check.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;

/// The window with 1280 by 720 pixels in one language, with a battle between two full armies. With
/// a number after the language: texts of that size in percent, and a window of 1600 by 1000 pixels.
class WindowFit : public WindowStand, public ::testing::WithParamInterface<const char*> {
  protected:
    void SetUp() override {
        const QString wanted = QString::fromLatin1(GetParam());
        speak(*qApp, wanted.left(2));
        if (const int percent = wanted.mid(2).toInt(); percent > 0) {
            theme::change(*qApp, {.textPercent = percent});
            screen_ = largeScreen;
        }
        WindowStand::SetUp();
        window->resize(screen_);
    }
    void TearDown() override {
        WindowStand::TearDown();
        for (QTranslator* one : qApp->findChildren<QTranslator*>()) {
            QCoreApplication::removeTranslator(one);
            delete one;
        }
        QLocale::setDefault(QLocale::c());
        theme::change(*qApp, {});
    }
    QSize screen_ = smallScreen;
    /// Answers the game's questions until the condition is met.
    template <class Condition>
    void playUntil(Condition reached) {
        for (std::uint64_t step = 0; step < 2000; ++step) {
            ASSERT_TRUE(session().question());
            if (reached(question())) break;
            const engine::Answer next = question().ask == Ask::rollDice
                                            ? engine::Answer{session().game().seededDice()}
                                            : engine::sensibleAnswer(session().game(), step);
            ASSERT_TRUE(session().answer(next));
        }
        ASSERT_TRUE(session().question() && reached(question())) << "it never came to that";
        takeOverIfAsked();
        ASSERT_TRUE(waitUntil([this] { return window->parts().table->settled(); }));
        QCoreApplication::processEvents();
    }
    /// If a sheet or a hand-over screen covers the window, closes it.
    void takeOverIfAsked() {
        while (window->parts().sheet->isVisible())
            QTest::keyClick(window->parts().sheet, Qt::Key_Return);
        if (session().handover().waits()) QTest::keyClick(window->parts().handover, Qt::Key_Space);
    }
    /// Waits up to 2 seconds for the layout of the window. Then no part of the window may be cut
    /// off.
    static void expectWhole(const QWidget& shown) {
        if (waitUntil([&] { return cutIn(shown).isEmpty(); }, 2000)) return;
        const QStringList cut = cutIn(shown);
        EXPECT_TRUE(cut.isEmpty()) << shown.windowTitle().toStdString() << ":\n"
                                   << cut.join(QLatin1Char('\n')).toStdString();
    }
    /// Checks a window: it must open within the small screen, must be able to shrink to the size of
    /// the screen, and must show the button `ends`.
    void expectFits(QWidget& shown, const QAbstractButton* ends) {
        shown.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&shown));
        QCoreApplication::processEvents();
        const QSize size = shown.size();
        EXPECT_LE(size.width(), screen_.width()) << shown.windowTitle().toStdString();
        EXPECT_LE(size.height(), screen_.height()) << shown.windowTitle().toStdString();
        EXPECT_LE(shown.minimumSizeHint().width(), screen_.width());
        EXPECT_LE(shown.minimumSizeHint().height(), screen_.height());
        expectWhole(shown);
        if (!ends) return;
        EXPECT_TRUE(ends->isVisible());
        EXPECT_TRUE(shown.rect().contains(QRect(ends->mapTo(&shown, QPoint(0, 0)), ends->size())))
            << ends->text().toStdString();
    }
    template <class Dialog>
    void expectFits(Dialog* dialog, const char* button) {
        ASSERT_NE(dialog, nullptr);
        const auto* ends = dialog->template findChild<QAbstractButton*>(QLatin1String(button));
        ASSERT_NE(ends, nullptr) << button;
        expectFits(*dialog, ends);
        delete dialog;
    }
    void pick(const engine::Option& option) {
        const auto& options = question().options;
        const auto found = std::find(options.begin(), options.end(), option);
        ASSERT_NE(found, options.end());
        ASSERT_TRUE(session().answer(engine::Pick{static_cast<int>(found - options.begin())}));
    }
    /// The list of reminders must lie below the clear part of the table, with whole lines.
    static void expectBelow(const ReminderList& list, const TableView& table) {
        ASSERT_TRUE(list.isVisible());
        EXPECT_FALSE(list.geometry().intersects(table.contentsRect()));
        EXPECT_TRUE(table.rect().contains(list.geometry()));
        EXPECT_GT(table.contentsRect().height(), table.height() / 3);
        for (const QLabel* line : list.findChildren<QLabel*>("reminderLine"))
            EXPECT_GE(line->height(), line->heightForWidth(line->width())) << "it is cut off";
    }
    /// Checks a dialog like `expectFits`. The last button of the dialog's button box must be
    /// visible, because this button closes the dialog.
    void expectBoxFits(QDialog* dialog) {
        ASSERT_NE(dialog, nullptr);
        const auto* box = dialog->findChild<QDialogButtonBox*>();
        ASSERT_NE(box, nullptr);
        expectFits(*dialog, box->buttons().back());
        delete dialog;
    }
};

INSTANTIATE_TEST_SUITE_P(Languages, WindowFit, ::testing::Values("en", "fr", "en150", "fr150"),
                         [](const auto& each) { return std::string(each.param); });

TEST_P(WindowFit, TheBattleAndItsPanels) {
    startFullArmies();
    ASSERT_EQ(window->size(), screen_);
    playUntil([this](const engine::Question& asked) {
        return view().round >= 2 && asked.ask == Ask::chooseUnitToActivate;
    });
    expectWhole(*window);
    for (const engine::UnitView& unit : view().units) {
        if (unit.defeated) continue;
        session().choice().select(unit.id);
        QCoreApplication::processEvents();
        expectWhole(*window);
    }
    EXPECT_EQ(window->size(), screen_);
}

TEST_P(WindowFit, QuestionsOfAttacks) {
    startFullArmies();
    std::map<Ask, int> seen;
    playUntil([&](const engine::Question& asked) {
        if (!AttackPanel::answers(asked) || view().round < 2) return false;
        if (++seen[asked.ask] > 3) return false;
        takeOverIfAsked();
        EXPECT_TRUE(waitUntil([&] {
            const TargetList* targets = window->parts().attack->targets();
            return !targets || targets->previewed();
        }));
        expectWhole(*window);
        const QString enter = QStringLiteral("\u21B5");
        for (const KeyButton* button : window->parts().attack->findChildren<KeyButton*>()) {
            if (!button->isVisible() || button->key() != enter) continue;
            EXPECT_FALSE(button->visibleRegion().isEmpty()) << "it lies below the fold";
        }
        return seen.size() >= 3;
    });
}

TEST_P(WindowFit, EveryDialogOfTheGame) {
    startFullArmies();
    playUntil([this](const engine::Question& asked) {
        return view().round >= 2 && asked.ask == Ask::chooseAction;
    });
    for (const engine::UnitView& unit : view().units)
        if (!unit.defeated) expectFits(new AdjustMenu(session(), unit.id, window.get()), "done");
    expectFits(new AdjustGameMenu(session(), window.get()), "done");
    expectFits(new EffectDialog(session(), question().unit, window.get()), "giveEffect");
    auto* sheet = new ShortcutSheet(window.get());
    expectFits(*sheet, sheet->findChild<QPushButton*>());
    delete sheet;
}

TEST_P(WindowFit, EveryDialogOfArmies) {
    startStarter();
    expectBoxFits(&window->desk().askForNewGame());
    BuilderWindow& builder = window->desk().showBuilder();
    ASSERT_TRUE(waitUntil([&] { return builder.ready(); }));
    const QString army = QString::fromStdString(
        (assetsFolder() / "armies" / "separatists_iron_tide.army.json").string());
    ASSERT_FALSE(builder.open(army));
    ASSERT_TRUE(waitUntil([&] { return builder.offers().settled(); }));
    builder.resize(screen_);
    builder.model().select(0);
    QCoreApplication::processEvents();
    EXPECT_EQ(builder.size(), screen_);
    expectWhole(builder);
    builder.showOverview();
    QCoreApplication::processEvents();
    expectWhole(builder);
    const SharedCards cards = builder.model().cards();
    expectBoxFits(new ExportDialog(cards, builder.model().list(), &builder));
    expectBoxFits(new ImportDialog(cards, &builder));
    CardStock stock;
    expectBoxFits(new PacksDialog(stock, &builder));
}

TEST_P(WindowFit, LayoutModeAndItsDialogs) {
    startStarter();
    LayoutWindow& layout = window->layouts().showLayout();
    layout.resize(screen_);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&layout));
    QCoreApplication::processEvents();
    EXPECT_EQ(layout.size(), screen_);
    expectWhole(layout);
    for (QDockWidget* dock : layout.findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        expectWhole(layout);
        EXPECT_EQ(layout.size(), screen_) << dock->windowTitle().toStdString();
    }
    TableSuggester suggester;
    auto* suggested = new SuggestDialog(suggester, layout.session().layout(), &layout);
    expectFits(*suggested, suggested->findChildren<QPushButton*>().back());
    delete suggested;
    expectBoxFits(new LicenceDialog({}, &layout));
}

TEST_P(WindowFit, TheSandboxAndItsDialogs) {
    const auto problem = window->sandbox().open({});
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
    QCoreApplication::processEvents();
    EXPECT_EQ(window->size(), screen_);
    expectWhole(*window);
    for (const char* command : {"putByMeasure", "settleQuestion"}) {
        auto* action = window->findChild<QAction*>(QLatin1String(command));
        ASSERT_NE(action, nullptr) << command;
        action->trigger();
        QDialog* dialog = nullptr;
        for (QDialog* one : window->findChildren<QDialog*>())
            if (one->isVisible()) dialog = one;
        ASSERT_NE(dialog, nullptr) << command;
        expectFits(*dialog, dialog->findChildren<QPushButton*>().back());
        dialog->close();
    }
}

// In this battle, each move of Luke causes two reminders: one for his keyword Unhindered and one
// for his card Offensive Push.
TEST_P(WindowFit, RemindersCoverNothingOfTheTable) {
    if (screen_ != smallScreen) GTEST_SKIP() << "only for a low window";
    startCloseByHand(R"({"format":"sightline-army","version":1,"name":"Riders","faction":"rebels",
        "units":[{"unit":"luke-skywalker-commander-skywalker","upgrades":["offensive-push"]},
                 {"unit":"rebel-troopers","upgrades":[]},{"unit":"rebel-troopers","upgrades":[]},
                 {"unit":"at-rt-rebels","upgrades":[]}]})");
    // In a window that is 560 pixels high, a list of two lines takes much of the table.
    window->resize(screen_.width(), 560);
    ReminderList* list = window->parts().reminders;
    const TableView* table = window->parts().table;
    ASSERT_EQ(question().ask, Ask::chooseUnitToActivate);
    pick(unitOf(engine::Player::blue, 1));
    int moves = 0;
    for (std::uint64_t step = 0; step < 40 && session().question() && moves < 2; ++step) {
        if (question().ask == Ask::chooseAction) {
            pick(engine::Action::move);
            QCoreApplication::processEvents();
            ASSERT_EQ(question().form, engine::AnswerForm::move);
            ++moves;
            EXPECT_GE(list->lines().size(), 2) << "no reminder came while units were moved";
            expectBelow(*list, *table);
        }
        const engine::Answer next = question().ask == Ask::rollDice
                                        ? engine::Answer{session().game().seededDice()}
                                        : engine::sensibleAnswer(session().game(), step);
        ASSERT_TRUE(session().answer(next));
    }
    EXPECT_EQ(moves, 2);
}

}  // namespace
}  // namespace sightline::app
