/// Terrain models as triangle meshes for geometry, from the same loader as for drawing.
#pragma once
#include "engine/layouts/layout_file.h"

namespace sightline::app {

/// One part for each named node; vertices in inches, z up. Errors: those of `readNamedModel`.
Result<geometry::MeshShape> readMeshShape(const engine::MeshReference& reference);

}  // namespace sightline::app
