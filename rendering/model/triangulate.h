/// Triangles of a simple polygon.
#pragma once
#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <span>
#include <vector>

namespace sightline::rendering {

/// Indices into `polygon`, which runs counter-clockwise. Ears are cut until none is left, so a
/// polygon that crosses itself still ends, with part of its area.
std::vector<std::array<std::uint32_t, 3>> triangulate(std::span<const glm::dvec2> polygon);

/// Positive for counter-clockwise.
double signedArea(std::span<const glm::dvec2> polygon);

}  // namespace sightline::rendering
