/// Makes a level of detail by vertex clustering: the same model with fewer triangles. It is used
/// while the model is small on screen.
#pragma once
#include "rendering/model/model.h"

namespace sightline::rendering {

/// Merges all vertices that are in the same cube with sides of `cell` inches. No point moves by
/// more than the cube's diagonal. If a cell is smaller than a pixel, the difference is invisible.
/// Requires cell > 0.
Model coarseModel(const Model& model, float cell);

long triangleCount(const Model& model);

}  // namespace sightline::rendering
