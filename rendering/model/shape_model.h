/// Makes models for the plain shapes of a table layout. So players can use a table before its
/// terrain has detailed models.
#pragma once
#include "geometry/table/terrain.h"
#include "rendering/model/model.h"

namespace sightline::rendering {

/// The model of a shape: a bevelled solid for a prism, box or cylinder, or the unchanged mesh. The
/// kind of terrain decides the materials. A shape without area or height gives a model without
/// triangles.
Model modelOfShape(const geometry::Shape& shape, geometry::Kind kind);

}  // namespace sightline::rendering
