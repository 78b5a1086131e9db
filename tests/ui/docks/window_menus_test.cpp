// If a user has closed a part of the window, the View menu must be able to show this part again.
#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/mission/mission_panel.h"
#include "app/window/shell/widgets/side_panels.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using WindowMenus = WindowStand;

TEST_F(WindowMenus, TheViewMenuOpensAndFoldsEveryPanel) {
    startStarter();
    const QMenu* views = nullptr;
    for (const QAction* menu : window->menuBar()->actions())
        if (menu->text() == QStringLiteral("&View")) views = menu->menu();
    ASSERT_NE(views, nullptr);
    const WindowParts& parts = window->parts();
    const auto expectInMenu = [&](QAction* action) {
        EXPECT_TRUE(views->actions().contains(action)) << action->text().toStdString();
    };
    for (const QWidget* panel :
         std::initializer_list<const QWidget*>{parts.card, parts.mission, parts.attack})
        expectInMenu(parts.side->toggleAction(panel));
    expectInMenu(parts.rosters->toggleAction());
    expectInMenu(parts.record->toggleAction());

    for (QWidget* panel : std::initializer_list<QWidget*>{parts.card, parts.mission}) {
        QAction* action = parts.side->toggleAction(panel);
        action->trigger();
        EXPECT_TRUE(panel->isVisible()) << action->text().toStdString();
        EXPECT_TRUE(action->isChecked());
        action->trigger();
        EXPECT_FALSE(panel->isVisible()) << action->text().toStdString();
    }
    parts.rosters->toggleAction()->trigger();
    for (const auto player : {engine::Player::blue, engine::Player::red})
        EXPECT_TRUE(parts.rosters->of(player).isOpen());
    parts.rosters->toggleAction()->trigger();
    for (const auto player : {engine::Player::blue, engine::Player::red})
        EXPECT_FALSE(parts.rosters->of(player).isOpen());
    const int line = parts.record->sizeHint().height();
    parts.record->toggleAction()->trigger();
    EXPECT_TRUE(waitUntil([&] { return parts.record->height() > 4 * line; }));
    parts.record->toggleAction()->trigger();
    EXPECT_TRUE(waitUntil([&] { return parts.record->height() == line; }));
}

}  // namespace
}  // namespace sightline::app
