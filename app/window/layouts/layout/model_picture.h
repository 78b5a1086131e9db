/// A software renderer for thumbnails of models: seen from above a corner, lit from the left. It
/// needs no window and no graphics driver.
#pragma once
#include <QImage>

#include "rendering/model/model.h"

namespace sightline::app {

/// Transparent background; `side` in pixels. A model without triangles gives an empty square.
QImage pictureOf(const rendering::Model& model, int side);

}  // namespace sightline::app
