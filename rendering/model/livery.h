/// Paints a model in the colours of a faction.
#pragma once
#include <glm/vec3.hpp>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// The linear colours of a faction. `main` is for materials named `Livery` (hulls, plates,
/// uniforms), `trim` for `LiveryTrim` (markings, sashes).
struct Livery {
    glm::vec3 main{}, trim{};
};

/// Sets the base colours of the materials `Livery` and `LiveryTrim`. Their opacity and all other
/// values stay.
void paint(Model& model, const Livery& livery);

}  // namespace sightline::rendering
