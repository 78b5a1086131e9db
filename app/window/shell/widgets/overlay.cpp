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
    // Checks `isHidden` and not `isVisible`, because the overlay must also be placed before the
    // window is shown.
    if (event->type() == QEvent::Resize && !isHidden()) settle();
    return false;
}

void Overlay::mousePressEvent(QMouseEvent* event) { event->accept(); }

}  // namespace sightline::app
