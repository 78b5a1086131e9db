// Keys on the table.
#include <QKeyEvent>

#include "app/window/table/table_view_parts.h"

namespace sightline::app {
namespace {

constexpr double stepShare = 0.06;  // of the camera's distance, for one press of an arrow key
constexpr double turnDegrees = 15.0;
constexpr qint64 heldMilliseconds = 350;  // M pressed longer measures only while it is held

}  // namespace

bool TableView::cameraKey(int key) {
    TableCameraControl& camera = parts_->camera;
    switch (key) {
        case Qt::Key_F:
            return setCamera(QStringLiteral("selection"));
        case Qt::Key_T:
            return setCamera(QStringLiteral("top"));
        case Qt::Key_Home:
            return setCamera(QStringLiteral("table"));
        case Qt::Key_E:
            return camera.leaveEyes() || setCamera(QStringLiteral("eyes"));
        case Qt::Key_Q:
            camera.turn(turnDegrees);
            break;
        case Qt::Key_R:
            camera.turn(-turnDegrees);
            break;
        case Qt::Key_Left:
        case Qt::Key_A:
            camera.step(-stepShare, 0.0);
            break;
        case Qt::Key_Right:
        case Qt::Key_D:
            camera.step(stepShare, 0.0);
            break;
        case Qt::Key_Up:
        case Qt::Key_W:
            camera.step(0.0, stepShare);
            break;
        case Qt::Key_Down:
        case Qt::Key_S:
            camera.step(0.0, -stepShare);
            break;
        default:
            return false;
    }
    parts_->atHome = false;
    return true;
}

// One thing at a time, the nearest to the hand first.
bool TableView::escape() {
    if (parts_->guest && parts_->guest->cancel()) return true;
    for (TableTool* tool : parts_->tools()) {
        if (!tool->cancel()) continue;
        if (tool == &parts_->exposure) emit exposureChanged(ExposureOf::nobody);
        return true;
    }
    if (parts_->camera.leaveEyes()) return true;
    if (parts_->mode == TableMode::measure) {
        setMode(TableMode::look);
        return true;
    }
    const bool shown = parts_->witness.has_value();
    parts_->witness.reset();
    return shown;
}

void TableView::keyPressEvent(QKeyEvent* event) {
    Parts& parts = *parts_;
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    bool taken = true;
    if (event->key() == Qt::Key_Shift) {
        parts.shiftDown = true;
    } else if (event->key() == Qt::Key_Space) {
        parts.spaceDown = true;
    } else if (event->key() == Qt::Key_Escape) {
        taken = escape();
    } else if (parts.guest) {
        taken = parts.guest->key(event->key(), event->modifiers()) ||
                (plain && cameraKey(event->key()));
    } else if (event->key() == Qt::Key_M && plain) {
        if (event->isAutoRepeat()) return;
        parts.measureKeyHeld.start();
        parts.modeBefore = parts.mode;
        setMode(parts.mode == TableMode::measure ? TableMode::look : TableMode::measure);
    } else if (event->key() == Qt::Key_X && plain) {
        const bool on = parts.exposure.shown() == ExposureOf::unit;
        setExposure(on ? ExposureOf::nobody : ExposureOf::unit);
    } else if (event->key() == Qt::Key_N && plain &&
               (parts.move.takeNearest() || parts.places.takeNearest() ||
                parts.spot.takeNearest())) {
        taken = true;
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
               (parts.places.active() || parts.spot.active())) {
        confirmPlaces();
    } else {
        taken = plain && cameraKey(event->key());
    }
    refresh();
    if (!taken) QOpenGLWidget::keyPressEvent(event);
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) return;
    Parts& parts = *parts_;
    if (event->key() == Qt::Key_Shift) parts.shiftDown = false;
    if (event->key() == Qt::Key_Space) parts.spaceDown = false;
    if (event->key() == Qt::Key_M && parts.modeBefore) {
        const bool held = parts.measureKeyHeld.elapsed() > heldMilliseconds;
        if (held && *parts.modeBefore == TableMode::look) {
            parts.mode = TableMode::look;  // unlike setMode, the ruler stays to be read
            setCursor(Qt::ArrowCursor);
            emit modeChanged(parts.mode);
        }
        parts.modeBefore.reset();
    }
    refresh();
    QOpenGLWidget::keyReleaseEvent(event);
}

void TableView::focusOutEvent(QFocusEvent* event) {
    parts_->spaceDown = parts_->shiftDown = false;
    parts_->modeBefore.reset();
    refresh();
    QOpenGLWidget::focusOutEvent(event);
}

}  // namespace sightline::app
