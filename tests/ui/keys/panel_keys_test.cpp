// The keys that lead to each panel of the window, and through the units that answer a question.
#include "app/window/action_bar.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/docks/turn_strip.h"
#include "app/window/legion/table/table_view.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class PanelKeysTest : public WindowStand {
  protected:
    /// Sends a key to the widget with the focus, as the window system does.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window->windowHandle(), key, modifiers);
        QCoreApplication::processEvents();
    }
    static bool focusIn(const QWidget* panel) {
        const QWidget* focus = QApplication::focusWidget();
        return focus && (panel == focus || panel->isAncestorOf(focus));
    }
};

TEST_F(PanelKeysTest, F6GoesThroughAllPanelsAndBackToTheTable) {
    startStarter();
    const WindowParts& parts = window->parts();
    parts.table->setFocus();
    const std::vector<const QWidget*> panels{&parts.rosters->of(engine::Player::blue),
                                             &parts.rosters->of(engine::Player::red), parts.bar,
                                             parts.record, parts.strip};
    std::set<const QWidget*> reached;
    for (int press = 0; press < 12; ++press) {
        type(Qt::Key_F6);
        for (const QWidget* panel : panels)
            if (focusIn(panel)) reached.insert(panel);
        if (parts.table->hasFocus()) break;
    }
    EXPECT_EQ(reached.size(), panels.size());
    EXPECT_TRUE(parts.table->hasFocus());
    type(Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_TRUE(focusIn(parts.strip));
}

TEST_F(PanelKeysTest, TabSelectsAUnitAndEnterActivatesIt) {
    startStarter();
    ASSERT_EQ(question().ask, engine::Ask::chooseUnitToActivate);
    window->parts().table->setFocus();
    type(Qt::Key_Tab);
    const auto first = session().choice().selected();
    ASSERT_TRUE(first);
    EXPECT_EQ(engine::Option(*first), question().options.front());
    type(Qt::Key_Tab);
    EXPECT_NE(session().choice().selected(), first);
    type(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_EQ(session().choice().selected(), first);
    type(Qt::Key_Return);
    EXPECT_EQ(view().activating, first);
}

TEST_F(PanelKeysTest, TabGoesThroughTheTargetsAndEnterAttacks) {
    startClose();
    window->parts().table->setFocus();
    type(Qt::Key_Tab);
    type(Qt::Key_Return);
    for (int step = 0; step < 6 && question().ask != engine::Ask::chooseAction; ++step)
        type(Qt::Key_Return);
    ASSERT_EQ(question().ask, engine::Ask::chooseAction);
    for (const KeyButton* button : window->parts().bar->controls().buttons())
        if (button->text() == QStringLiteral("Attack")) {
            ASSERT_TRUE(button->isEnabled()) << button->toolTip().toStdString();
            type(Qt::Key(Qt::Key_0 + button->key().toInt()));
            break;
        }
    ASSERT_EQ(question().ask, engine::Ask::declareDefender);
    const std::size_t before = answers();
    type(Qt::Key_Tab);
    ASSERT_TRUE(session().choice().hovered());
    const engine::UnitId target = *session().choice().hovered();
    EXPECT_NE(view().unit(target).player, question().player);
    EXPECT_EQ(answers(), before) << "Tab alone chooses nothing";
    type(Qt::Key_Escape);
    EXPECT_EQ(answers(), before);
    type(Qt::Key_Tab);
    type(Qt::Key_Return);
    EXPECT_EQ(answers(), before + 1);
}

}  // namespace
}  // namespace sightline::app
