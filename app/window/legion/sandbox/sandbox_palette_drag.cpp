// Handles the mouse on the palette of the sandbox: units and bases are dragged onto the table.
#include <QCoreApplication>
#include <QListWidget>
#include <QMouseEvent>
#include <utility>

#include "app/window/legion/sandbox/sandbox_palette.h"
#include "app/window/legion/table/table_view.h"

namespace sightline::app {

// Handles the mouse on the rows. A drag carries the row's unit, and the release puts it on the
// table.
bool SandboxPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list_->viewport()) return QDockWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress) {
        pressedAt_ = static_cast<QMouseEvent*>(event)->position().toPoint();
        dragging_ = false;
    } else if (event->type() == QEvent::MouseMove && pressedAt_) {
        return followDrag(*static_cast<QMouseEvent*>(event));
    } else if (event->type() == QEvent::MouseButtonRelease && pressedAt_) {
        pressedAt_.reset();
        if (dragging_)
            drop(*static_cast<QMouseEvent*>(event));
        else if (list_->itemAt(static_cast<QMouseEvent*>(event)->position().toPoint()))
            carry();
        return std::exchange(dragging_, false);
    }
    return QDockWidget::eventFilter(watched, event);
}

bool SandboxPalette::followDrag(QMouseEvent& event) {
    constexpr int slack = 8;  // maximum mouse movement during a click, pixels
    const bool far = (event.position().toPoint() - *pressedAt_).manhattanLength() > slack;
    if (!dragging_ && far) {
        dragging_ = true;
        carry();
    }
    if (!dragging_) return true;
    const QPointF at = table_.mapFromGlobal(event.globalPosition());
    QMouseEvent over(QEvent::MouseMove, at, event.globalPosition(), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&table_, &over);
    return true;
}

void SandboxPalette::drop(const QMouseEvent& event) {
    const QPointF at = table_.mapFromGlobal(event.globalPosition());
    if (!table_.rect().contains(at.toPoint())) {
        table_.cancelByHand();
        return;
    }
    for (const auto& [type, buttons] : {std::pair{QEvent::MouseButtonPress, Qt::LeftButton},
                                        std::pair{QEvent::MouseButtonRelease, Qt::NoButton}}) {
        QMouseEvent click(type, at, event.globalPosition(), Qt::LeftButton, buttons, {});
        QCoreApplication::sendEvent(&table_, &click);
    }
    table_.cancelByHand();
}

}  // namespace sightline::app
