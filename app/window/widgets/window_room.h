/// How large a window may open.
#pragma once
#include <QSize>

class QWidget;

namespace sightline::app {

/// The wish, bounded by the screen and by the window that it belongs to, less their borders.
QSize sizeWithin(const QWidget& window, const QSize& wish);
/// Gives a dialog the size that its content wishes, as far as there is room; what does not fit
/// must scroll.
void openWithin(QWidget& dialog);

}  // namespace sightline::app
