/// Models for the plain shapes of a layout. So a table is playable before its terrain has modelled
/// meshes.
#pragma once
#include "geometry/table/terrain.h"
#include "rendering/model/model.h"

namespace sightline::rendering {

/// A bevelled solid (prism, box, cylinder), or the unchanged mesh. The kind of terrain sets the
/// materials. A degenerate shape (no area or no height) gives a model without triangles.
Model modelOfShape(const geometry::Shape& shape, geometry::Kind kind);

}  // namespace sightline::rendering
