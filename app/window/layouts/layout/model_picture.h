/// Paints thumbnails of 3D models in software, without a window or a graphics driver. The view is
/// from above a corner of the model, and the light comes from the left.
#pragma once
#include <QImage>

#include "rendering/model/model.h"

namespace sightline::app {

/// A square picture of the model, with a side of `side` pixels and a transparent background. If the
/// model has no triangles, the picture is empty.
QImage pictureOf(const rendering::Model& model, int side);

}  // namespace sightline::app
