/// A top view of a table: mat and shaded terrain, with the near long edge at the bottom.
#pragma once
#include <QImage>
#include <string>

#include "engine/legion/advice/layout_review/laid_table.h"

namespace sightline::app {

/// `width` is in pixels. The height follows from the depth of the table. Thread-safe. `mat` is the
/// mat of the layout; an unknown mat is drawn as earth.
QImage tableRelief(const engine::LaidTable& table, const std::string& mat, int width);

/// The position of a point of the table in such a picture.
QPointF onRelief(geometry::Vec2 at, geometry::TableSize table, QSizeF picture);

}  // namespace sightline::app
