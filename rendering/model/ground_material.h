/// Materials that take the colour of the mat under the model, so that scenic pieces have no plinth
/// in a colour of their own.
#pragma once
#include "rendering/model/model.h"

namespace sightline::rendering {

/// True if the name of the material begins with `MatGround`, such as `MatGround turf`.
inline bool isGround(const Material& material) { return material.name.rfind("MatGround", 0) == 0; }

}  // namespace sightline::rendering
