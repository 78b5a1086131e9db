/// Terrain models as triangles for space, read by the code that draws them.
#pragma once
#include "engine/files/layout_file.h"

namespace sightline::app {

/// One part for every named node; vertices in inches, z up. Problems: those of `readNamedModel`.
Result<geometry::MeshShape> readMeshShape(const engine::MeshReference& reference);

}  // namespace sightline::app
