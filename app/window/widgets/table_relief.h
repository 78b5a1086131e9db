/// A table from above: its mat and its terrain with light and shade, the near long edge below.
#pragma once
#include <QImage>
#include <string>

#include "engine/tables/laid_table.h"

namespace sightline::app {

/// So many pixels wide, and as high as the table is deep; any thread may ask. `mat` is the
/// layout's; one that nobody knows is drawn as earth.
QImage tableRelief(const engine::LaidTable& table, const std::string& mat, int width);

/// Where a point of the table lies on such a picture.
QPointF onRelief(geometry::Vec2 at, geometry::TableSize table, QSizeF picture);

}  // namespace sightline::app
