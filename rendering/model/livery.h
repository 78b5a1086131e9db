/// The colours of a faction on a model.
#pragma once
#include <glm/vec3.hpp>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Linear colours for the materials named `Livery` (hulls, plates, uniforms) and `LiveryTrim`
/// (markings, sashes).
struct Livery {
    glm::vec3 main{}, trim{};
};

/// Gives the model's liveried materials their colours; their opacity and everything else stays.
void paint(Model& model, const Livery& livery);

}  // namespace sightline::rendering
