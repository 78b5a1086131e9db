/// Test fixture for the window of Layout mode, controlled by mouse and keys. It needs a display.
#pragma once
#include <gtest/gtest.h>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QListWidget>
#include <QMimeData>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <memory>

#include "app/window/layouts/layout/inspector_dock.h"
#include "app/window/layouts/layout/layout_files.h"
#include "app/window/layouts/layout/layout_tool.h"
#include "app/window/layouts/layout/layout_window.h"
#include "app/window/layouts/layout/palette_dock.h"
#include "app/window/legion/table/frame_painter.h"
#include "app/window/legion/table/table_view.h"
#include "ui/dialog_hand.h"
#include "ui/wait.h"

namespace sightline::app {

class LayoutStand : public ::testing::Test {
  protected:
    void SetUp() override { openWindow({.asking = false, .remembering = false}); }
    void TearDown() override { window.reset(); }

    void openWindow(const LayoutWindowSettings& settings) {
        window = std::make_unique<LayoutWindow>(settings);
        window->resize(1400, 900);
        table().painter().setSketched(true);
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        settle();
    }
    void settle() {
        ASSERT_TRUE(waitUntil([this] { return table().settled(); }));
    }

    LayoutSession& session() { return window->session(); }
    const engine::TerrainLayout& layout() { return session().layout(); }
    TableView& table() { return window->table(); }
    QString fileNamed(const QString& name) const { return folder_.filePath(name); }
    QPoint pixel(double x, double y, double z = 0.0) {
        return table().screenOf(geometry::Vec3{x, y, z}).toPoint();
    }

    /// Clicks a row of the palette of terrain pieces.
    void take(const QString& id) {
        QListWidget& list = window->terrain().list();
        QListWidgetItem* item = window->terrain().row(id);
        ASSERT_NE(item, nullptr) << id.toStdString();
        list.scrollToItem(item);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(item).center());
    }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(&table(), Qt::LeftButton, modifiers, at);
    }
    void put(const QString& id, double x, double y) {
        take(id);
        moveTo(pixel(x, y));
        click(pixel(x, y));
    }
    /// Drops a file on the window like a file manager.
    void dropFile(const QString& path) {
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent over({300, 300}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &over);
        EXPECT_TRUE(over.isAccepted());
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &drop);
    }
    void moveTo(QPoint at, Qt::MouseButtons buttons = Qt::NoButton) {
        QMouseEvent event(QEvent::MouseMove, at, table().mapToGlobal(QPointF(at)), Qt::NoButton,
                          buttons, {});
        QApplication::sendEvent(&table(), &event);
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&table(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 8; ++i)
            moveTo((QPointF(from) + QPointF(to - from) * i / 8.0).toPoint(), Qt::LeftButton);
        QTest::mouseRelease(&table(), Qt::LeftButton, {}, to);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&table(), key, modifiers);
    }
    /// Chooses an entry of the combo box with the keyboard.
    static void choose(QComboBox& box, int index) {
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int i = 0; i < index; ++i) QTest::keyClick(&box, Qt::Key_Down);
    }

    std::unique_ptr<LayoutWindow> window;

  private:
    QTemporaryDir folder_;
};

}  // namespace sightline::app
