/// Finds the parts of a window that a screen reader cannot name.
#pragma once
#include <QStringList>
#include <QWidget>

namespace sightline::app {

/// Returns one line for each visible widget of the window that takes the keyboard focus or the
/// mouse, and that has no accessible name. Parts of a control that Qt makes itself do not count.
QStringList namelessIn(const QWidget& window);

/// Returns one line for each visible grey button without a tool tip.
QStringList greyWithoutReason(const QWidget& window);

}  // namespace sightline::app
