/// A label that shows an icon of the program.
#pragma once
#include <QLabel>

namespace sightline::app {

/// `size` is the side of the square icon in logical pixels. `tip` is the tool tip.
QLabel* iconLabel(const QString& icon, int size, const QString& tip = {});

}  // namespace sightline::app
