// The mouse and key events of the table widget. Each event is passed to the class that handles it.
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include "app/window/legion/table/ghost_keys.h"
#include "app/window/legion/table/table_camera.h"
#include "app/window/legion/table/table_click.h"
#include "app/window/legion/table/table_grip.h"
#include "app/window/legion/table/table_scene.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"

namespace sightline::app {

// The mouse takes the thing that the keyboard held. The camera may move without that.
void TableView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) ghost_->letGo();
    grip_->press(*event);
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    if (scene_->setRingsHeld(event->modifiers().testFlag(Qt::ShiftModifier))) refresh();
    grip_->move(*event);
}

void TableView::mouseReleaseEvent(QMouseEvent* event) { grip_->release(*event); }
void TableView::mouseDoubleClickEvent(QMouseEvent* event) { grip_->doubleClick(*event); }

void TableView::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() == 0) return;
    grip_->wheel(*event);
    event->accept();
}

void TableView::leaveEvent(QEvent*) { click_->leave(); }

// Handles the Escape key. Each press cancels one action, the most recent first.
bool TableView::escape() {
    if (guest_ && guest_->cancel()) return true;
    if (tools_->cancel()) {
        ghost_->forget();
        return true;
    }
    if (camera_->leaveEyes()) return true;
    if (!mode_->measuring()) return scene_->dropWitness();
    mode_->set(TableMode::look);
    return true;
}

bool TableView::takeKey(const QKeyEvent& event) {
    const int key = event.key();
    const bool plain = (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (key == Qt::Key_Shift) {
        scene_->setRingsHeld(true);
        return true;
    }
    if (key == Qt::Key_Space) {
        grip_->setPanning(true);
        return true;
    }
    if (key == Qt::Key_Escape) return escape();
    if (guest_ && guest_->key(key, event.modifiers())) return true;
    if (guest_) return plain && camera_->key(key);
    if (ghost_->key(key, event.modifiers())) return true;
    if (key == Qt::Key_M && plain) {
        if (!event.isAutoRepeat()) mode_->pressKey();
        return true;
    }
    if (key == Qt::Key_X && plain) {
        const bool on = tools_->exposure().shown() == ExposureOf::unit;
        setExposure(on ? ExposureOf::nobody : ExposureOf::unit);
        return true;
    }
    if (key == Qt::Key_N && plain && tools_->takeNearest()) return true;
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && tools_->placing()) {
        confirmPlaces();
        return true;
    }
    return plain && camera_->key(key);
}

// The Tab key goes through the things that the keyboard can move. If there is at most one, the
// focus goes to the next widget. The panels over the table pass their Tab key to this function.
bool TableView::focusNextPrevChild(bool next) {
    if (!hasFocus() || guest_ || !ghost_->next(next))
        return QOpenGLWidget::focusNextPrevChild(next);
    refresh();
    return true;
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool taken = takeKey(*event);
    refresh();
    if (!taken) QOpenGLWidget::keyPressEvent(event);
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) return;
    if (event->key() == Qt::Key_Shift) scene_->setRingsHeld(false);
    if (event->key() == Qt::Key_Space) grip_->setPanning(false);
    if (event->key() == Qt::Key_M) mode_->releaseKey();
    refresh();
    QOpenGLWidget::keyReleaseEvent(event);
}

void TableView::focusOutEvent(QFocusEvent* event) {
    grip_->setPanning(false);
    scene_->setRingsHeld(false);
    mode_->forgetKey();
    refresh();
    QOpenGLWidget::focusOutEvent(event);
}

}  // namespace sightline::app
