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
    // This also applies before the window itself is shown for the first time.
    if (event->type() == QEvent::Resize && !isHidden()) settle();
    return false;
}

void Overlay::mousePressEvent(QMouseEvent* event) { event->accept(); }

}  // namespace sightline::app
