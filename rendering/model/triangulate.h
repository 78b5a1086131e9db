/// Triangulation of a simple polygon by ear clipping.
#pragma once
#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <span>
#include <vector>

namespace sightline::rendering {

/// Triangulates a counter-clockwise polygon. The triangles are indices into `polygon`. The method
/// stops if there is no ear. So for a polygon that crosses itself, the triangles cover only a part
/// of its area.
std::vector<std::array<std::uint32_t, 3>> triangulate(std::span<const glm::dvec2> polygon);

/// The area of the polygon. Positive if the polygon is counter-clockwise.
double signedArea(std::span<const glm::dvec2> polygon);

}  // namespace sightline::rendering
