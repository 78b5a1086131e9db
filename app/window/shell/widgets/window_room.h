/// The maximum size of a new window.
#pragma once
#include <QSize>

class QWidget;

namespace sightline::app {

/// The requested size, limited by the screen and by the parent window without their borders.
QSize sizeWithin(const QWidget& window, const QSize& wish);
/// Gives a dialog its preferred size if there is enough space. Otherwise its content scrolls.
void openWithin(QWidget& dialog);

}  // namespace sightline::app
