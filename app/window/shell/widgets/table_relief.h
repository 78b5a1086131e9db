/// Paints a table from above: its mat and its shaded terrain. The near long edge is at the bottom.
#pragma once
#include <QImage>
#include <string>

#include "engine/legion/advice/layout_review/laid_table.h"

namespace sightline::app {

/// Paints the table. `width` is in pixels, and the height follows from the shape of the table.
/// `mat` is the name of the mat; an unknown mat is painted as earth. Thread-safe.
QImage tableRelief(const engine::LaidTable& table, const std::string& mat, int width);

/// The pixel at which a picture of `tableRelief` with the size `picture` shows a point of the
/// table.
QPointF onRelief(geometry::Vec2 at, geometry::TableSize table, QSizeF picture);

}  // namespace sightline::app
