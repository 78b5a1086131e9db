/// The colours of a faction for a model's materials.
#pragma once
#include <glm/vec3.hpp>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Linear colours for the materials named `Livery` (hulls, plates, uniforms) and `LiveryTrim`
/// (markings, sashes).
struct Livery {
    glm::vec3 main{}, trim{};
};

/// Sets the base colour of the model's livery materials. Their opacity and all other values stay.
void paint(Model& model, const Livery& livery);

}  // namespace sightline::rendering
