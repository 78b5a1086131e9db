/// Loads terrain models as triangle meshes for rulings. The drawing uses the same loader.
#pragma once
#include "engine/layouts/layout_file.h"

namespace sightline::app {

/// Loads a model. The result has one mesh part for each named node. Vertices are in inches, z up.
/// Errors: the errors of `readNamedModel`.
Result<geometry::MeshShape> readMeshShape(const engine::MeshReference& reference);

}  // namespace sightline::app
