/// What a player cannot read or reach in a window of that size.
#pragma once
#include <QStringList>
#include <QWidget>

namespace sightline::app {

/// A screen of 1280 by 720, less the borders of a window manager.
inline constexpr QSize smallScreen(1280 - 12, 720 - 40);

/// One line for each part in sight that is cut off: words wider or higher than their place, a page
/// wider than what scrolls it, buttons outside the window. Lists and text that end in an ellipsis
/// on purpose are whole.
QStringList cutIn(const QWidget& window);

}  // namespace sightline::app
