/// A label with an icon of the program.
#pragma once
#include <QLabel>

namespace sightline::app {

/// `size`: side of the square icon, in logical pixels. `tip`: the tool tip.
QLabel* iconLabel(const QString& icon, int size, const QString& tip = {});

}  // namespace sightline::app
