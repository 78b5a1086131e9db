/// The same model with fewer triangles, for when it is small on screen.
#pragma once
#include "rendering/model/model.h"

namespace sightline::rendering {

/// Merges the vertices that share a cube of side `cell` inches, so no point moves by more than its
/// diagonal. Where `cell` is under a pixel the eye sees no difference. Requires cell > 0.
Model coarseModel(const Model& model, float cell);

long triangleCount(const Model& model);

}  // namespace sightline::rendering
