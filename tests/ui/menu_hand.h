/// Opens a menu of a menu bar with the mouse and chooses an entry with keys. The entry is not
/// clicked, because since Qt 6.8 a popup treats a simulated click as a click outside of the popup.
#pragma once
#include <gtest/gtest.h>
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include "ui/wait.h"

namespace sightline::app {

/// Opens the menu, presses the Down key up to `entry`, and presses Enter.
inline void chooseInMenu(QMenuBar& bar, QMenu& menu, QAction* entry) {
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(menu.menuAction()).center());
    ASSERT_TRUE(waitUntil([&] { return menu.isVisible(); }));
    for (qsizetype i = 0; i <= menu.actions().size() && menu.activeAction() != entry; ++i)
        QTest::keyClick(&menu, Qt::Key_Down);
    ASSERT_EQ(menu.activeAction(), entry);
    QTest::keyClick(&menu, Qt::Key_Return);
}

}  // namespace sightline::app
