/// A small picture of a model for lists: seen from above its corner, lit from the left. Painted by
/// the processor, so that no window and no driver is needed.
#pragma once
#include <QImage>

#include "rendering/model/model.h"

namespace sightline::app {

/// Transparent around the model; `side` in pixels. A model without triangles gives an empty square.
QImage pictureOf(const rendering::Model& model, int side);

}  // namespace sightline::app
