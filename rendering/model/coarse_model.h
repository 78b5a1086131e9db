/// A level of detail by vertex clustering: the same model with fewer triangles, for a small size on
/// screen.
#pragma once
#include "rendering/model/model.h"

namespace sightline::rendering {

/// Merges all vertices within the same cube of side `cell` inches. So no point moves by more than
/// the cube's diagonal. The difference is invisible if `cell` covers less than a pixel. Requires
/// cell > 0.
Model coarseModel(const Model& model, float cell);

long triangleCount(const Model& model);

}  // namespace sightline::rendering
