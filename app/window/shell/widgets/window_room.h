/// Limits the size of new windows and dialogs to the available space.
#pragma once
#include <QSize>

class QWidget;

namespace sightline::app {

/// The size `wish`, limited by the size of the screen and of the parent window.
QSize sizeWithin(const QWidget& window, const QSize& wish);
/// Opens a dialog in its preferred size if the screen is large enough. Otherwise it is smaller, and
/// its content scrolls.
void openWithin(QWidget& dialog);

/// Distances in pixels of a window that stands at the right edge of the main window.
inline constexpr int besideEdge = 4, belowTop = 60;
/// Moves the window to the right edge of its parent window, below the menu bar.
void moveToRightEdge(QWidget& window);

}  // namespace sightline::app
