/// Vertex normals with a crease angle: smooth over flat edges, sharp at creases.
#pragma once
#include <cstdint>
#include <functional>
#include <glm/vec3.hpp>
#include <span>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Largest angle between two faces whose common edge looks smooth, degrees. Used for models from
/// files and for models of plain shapes.
inline constexpr float creaseDegrees = 50.0F;

/// Makes a model part from triangles (three indices into `places` each). Every pair of a place and
/// a normal gives one vertex. Its colour is `colourOf(place)`.
ModelPart withCreases(std::span<const glm::vec3> places, std::span<const std::uint32_t> corners,
                      const std::function<glm::vec4(std::uint32_t)>& colourOf);

}  // namespace sightline::rendering
