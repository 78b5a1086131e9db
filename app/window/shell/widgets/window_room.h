/// The maximum size of a new window.
#pragma once
#include <QSize>

class QWidget;

namespace sightline::app {

/// The wish, limited by the screen and by the parent window without their borders.
QSize sizeWithin(const QWidget& window, const QSize& wish);
/// Gives a dialog its preferred size as far as there is room; the rest must scroll.
void openWithin(QWidget& dialog);

}  // namespace sightline::app
