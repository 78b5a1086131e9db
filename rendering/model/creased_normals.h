/// Vertex normals with a crease angle: smooth over flat edges, sharp at creases.
#pragma once
#include <cstdint>
#include <functional>
#include <glm/vec3.hpp>
#include <span>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Edges with a larger angle stay sharp. This applies to models from files and to models of shapes.
inline constexpr float creaseDegrees = 50.0F;

/// Makes a model part from triangles (three places each). Each pair of place and normal gives one
/// vertex, with the colour `colourOf(place)`.
ModelPart withCreases(std::span<const glm::vec3> places, std::span<const std::uint32_t> corners,
                      const std::function<glm::vec4(std::uint32_t)>& colourOf);

}  // namespace sightline::rendering
