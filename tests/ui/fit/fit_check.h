/// Finds the parts of a window that a player cannot read or reach.
#pragma once
#include <QStringList>
#include <QWidget>

namespace sightline::app {

/// A screen of 1280 by 720 pixels, without the borders of the window manager.
inline constexpr QSize smallScreen(1280 - 12, 720 - 40);
/// A screen of 1600 by 1000 pixels, without the same borders.
inline constexpr QSize largeScreen(1600 - 12, 1000 - 40);

/// Returns one line for each visible part that is cut off: a text that is larger than its widget, a
/// page that is wider than its scroll area, a button outside of the window. Lists, and texts that
/// may end with an ellipsis, do not count.
QStringList cutIn(const QWidget& window);

}  // namespace sightline::app
