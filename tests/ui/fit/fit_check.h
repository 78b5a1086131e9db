/// Finds the parts of a window that a player cannot read or reach.
#pragma once
#include <QStringList>
#include <QWidget>

namespace sightline::app {

/// A screen of 1280 by 720, less the window manager's borders.
inline constexpr QSize smallScreen(1280 - 12, 720 - 40);

/// Returns one line for each visible part that is cut off: text larger than its widget, a page
/// wider than its scroll area, a button outside the window. Lists and texts with an intended
/// ellipsis do not count.
QStringList cutIn(const QWidget& window);

}  // namespace sightline::app
