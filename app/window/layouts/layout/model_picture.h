/// A software renderer for thumbnails of models. The view is from above a corner, with light from
/// the left. It needs no window and no graphics driver.
#pragma once
#include <QImage>

#include "rendering/model/model.h"

namespace sightline::app {

/// The picture has a transparent background and a size of `side` pixels. A model without triangles
/// gives an empty square.
QImage pictureOf(const rendering::Model& model, int side);

}  // namespace sightline::app
