#include "app/window/shell/widgets/window_room.h"

#include <QScreen>
#include <QWidget>

namespace sightline::app {
namespace {
constexpr QSize borders(12, 40);  // size of the title bar and frame of a window manager, pixels
}

QSize sizeWithin(const QWidget& window, const QSize& wish) {
    QSize size = wish.boundedTo(window.screen()->availableSize() - borders);
    const QWidget* owner = window.parentWidget();
    if (owner) size = size.boundedTo(owner->window()->size() - borders);
    return size.expandedTo(window.minimumSizeHint());
}

void openWithin(QWidget& dialog) { dialog.resize(sizeWithin(dialog, dialog.sizeHint())); }

void moveToRightEdge(QWidget& window) {
    const QWidget& main = *window.parentWidget();
    window.move(main.mapToGlobal(QPoint(main.width() - window.width() - besideEdge, belowTop)));
}

}  // namespace sightline::app
