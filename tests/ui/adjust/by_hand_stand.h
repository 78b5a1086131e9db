/// Test fixture: the dialogs in which players change the game by hand.
#pragma once
#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>

#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/window_parts.h"
#include "ui/window_stand.h"

namespace sightline::app {

class ByHand : public WindowStand {
  protected:
    QAction* action(const QString& words) {
        for (QAction* menu : window->menuBar()->actions())
            for (QAction* one : menu->menu()->actions())
                if (one->text().remove(QLatin1Char('&')).startsWith(words)) return one;
        ADD_FAILURE() << words.toStdString();
        return nullptr;
    }
    void click(QWidget* dialog, const QString& name) {
        auto* button = dialog->findChild<QAbstractButton*>(name);
        ASSERT_NE(button, nullptr) << name.toStdString();
        QTest::mouseClick(button, Qt::LeftButton);
    }
    AdjustGameMenu* openGameMenu() {
        // Qt deletes the old dialog only when its DeferredDelete event is handled.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        action(QStringLiteral("Adjust the game"))->trigger();
        auto* dialog = window->findChild<AdjustGameMenu*>();
        EXPECT_NE(dialog, nullptr);
        return dialog;
    }
    TableView& table() { return *window->parts().table; }
    void clickTableAt(geometry::Vec3 at) {
        QTest::mouseClick(&table(), Qt::LeftButton, {}, table().screenOf(at).toPoint());
    }
    /// Places terrain by hand at a point of the table. `kind` is the row in the list of terrain
    /// kinds. Returns the picture of the table after the change.
    QImage withPlaced(int kind, geometry::Vec3 at) {
        AdjustGameMenu* dialog = openGameMenu();
        dialog->findChild<QComboBox*>(QStringLiteral("newTerrainKind"))->setCurrentIndex(kind);
        click(dialog, QStringLiteral("placeTerrain"));
        clickTableAt(at);
        return settledPicture();
    }
    QImage settledPicture() {
        session().choice().hover(std::nullopt);
        EXPECT_TRUE(waitUntil([&] { return table().settled(); }));
        return table().grabTable();
    }
    int points(engine::Player player) {
        return view().mission.victoryPoints[static_cast<std::size_t>(player)];
    }
};

}  // namespace sightline::app
