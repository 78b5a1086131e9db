/// Models for the plain shapes of a layout, so that a table can be played before anybody modelled
/// it.
#pragma once
#include "geometry/table/terrain.h"
#include "rendering/model/model.h"

namespace sightline::rendering {

/// A bevelled solid (prism, box, cylinder) or the mesh as it is, styled by its kind of terrain.
/// A degenerate shape (no area or no height) gives a model without triangles.
Model modelOfShape(const geometry::Shape& shape, geometry::Kind kind);

}  // namespace sightline::rendering
