/// A label with wrapped text in one colour.
#pragma once
#include <QLabel>

namespace sightline::app {

/// A new label. The caller gives it a parent or adds it to a layout. `strong` makes the text bold.
QLabel* textLine(const QString& text, const QColor& colour, bool strong = false);

}  // namespace sightline::app
