/// Terrain models as triangle meshes for geometry. The loader is the same as for drawing.
#pragma once
#include "engine/layouts/layout_file.h"

namespace sightline::app {

/// One mesh part for each named node. Vertices are in inches, z up. Errors: the errors of
/// `readNamedModel`.
Result<geometry::MeshShape> readMeshShape(const engine::MeshReference& reference);

}  // namespace sightline::app
