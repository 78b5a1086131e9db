#include "app/window/shell/widgets/overlay.h"

#include <QMouseEvent>

namespace sightline::app {

Overlay::Overlay(QWidget* window) : QWidget(window) {
    setFocusPolicy(Qt::StrongFocus);
    window->installEventFilter(this);
    hide();
}

void Overlay::cover() {
    show();
    raise();
    settle();
    setFocus();
    update();
}

bool Overlay::eventFilter(QObject*, QEvent* event) {
    // The condition is also true before the window is shown for the first time.
    if (event->type() == QEvent::Resize && !isHidden()) settle();
    return false;
}

void Overlay::mousePressEvent(QMouseEvent* event) { event->accept(); }

}  // namespace sightline::app
