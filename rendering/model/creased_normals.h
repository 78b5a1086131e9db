/// Normals for triangles that have none: smooth over flat edges, sharp at creases.
#pragma once
#include <cstdint>
#include <functional>
#include <glm/vec3.hpp>
#include <span>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Edges that turn by more stay sharp, in files as in what is made of them.
inline constexpr float creaseDegrees = 50.0F;

/// The triangles (three places each) as a part: one vertex for every place and normal there, of the
/// colour that `colourOf(place)` gives.
ModelPart withCreases(std::span<const glm::vec3> places, std::span<const std::uint32_t> corners,
                      const std::function<glm::vec4(std::uint32_t)>& colourOf);

}  // namespace sightline::rendering
