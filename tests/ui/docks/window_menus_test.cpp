// If a user has closed a part of the window, the View menu must be able to show this part again.
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>

#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/cards/unit_card_dock.h"
#include "app/window/legion/docks/record_dock.h"
#include "app/window/legion/docks/roster_dock.h"
#include "app/window/legion/mission/mission_panel.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using WindowMenus = WindowStand;

TEST_F(WindowMenus, TheViewMenuHasEveryDock) {
    startStarter();
    const QMenu* views = nullptr;
    for (const QAction* menu : window->menuBar()->actions())
        if (menu->text() == QStringLiteral("&View")) views = menu->menu();
    ASSERT_NE(views, nullptr);
    const WindowParts& parts = window->parts();
    for (QDockWidget* dock : std::initializer_list<QDockWidget*>{
             parts.roster, parts.card, parts.mission, parts.attack, parts.record})
        EXPECT_TRUE(views->actions().contains(dock->toggleViewAction()))
            << dock->windowTitle().toStdString();
}

}  // namespace
}  // namespace sightline::app
