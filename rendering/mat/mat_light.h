/// The light over a mat. A theme has its own key light (the sun), cool fill light from the other
/// side, and light that the ground reflects.
#pragma once
#include <glm/vec3.hpp>

#include "rendering/mat/mat_layers.h"

namespace sightline::rendering {

/// Linear colours. A surface that faces the light receives the whole colour.
struct MatLight {
    glm::vec3 key{};    ///< direct light of the sun
    glm::vec3 fill{};   ///< direct light without shadows, from the side opposite to the sun
    glm::vec3 above{};  ///< light from all around, on surfaces that face the sky
    glm::vec3 below{};  ///< light from all around, on surfaces that face the ground
};

MatLight lightOf(MatKind kind);

}  // namespace sightline::rendering
