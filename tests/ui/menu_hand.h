/// A hand for menus: it opens a menu of a menu bar by mouse and chooses an entry by keys. Since
/// Qt 6.8 a popup takes a simulated click for one outside itself, so the entry is not clicked.
#pragma once
#include <gtest/gtest.h>
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include "ui/wait.h"

namespace sightline::app {

/// Opens the menu and goes down its entries to that one, then presses Enter.
inline void chooseInMenu(QMenuBar& bar, QMenu& menu, QAction* entry) {
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(menu.menuAction()).center());
    ASSERT_TRUE(waitUntil([&] { return menu.isVisible(); }));
    for (qsizetype i = 0; i <= menu.actions().size() && menu.activeAction() != entry; ++i)
        QTest::keyClick(&menu, Qt::Key_Down);
    ASSERT_EQ(menu.activeAction(), entry);
    QTest::keyClick(&menu, Qt::Key_Return);
}

}  // namespace sightline::app
