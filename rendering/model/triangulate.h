/// Triangulation of a simple polygon by ear clipping.
#pragma once
#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <span>
#include <vector>

namespace sightline::rendering {

/// Triangles as indices into `polygon`, which must run counter-clockwise. Clipping stops when no
/// ear is left, so a polygon that crosses itself gives only part of its area.
std::vector<std::array<std::uint32_t, 3>> triangulate(std::span<const glm::dvec2> polygon);

/// Positive when the polygon runs counter-clockwise.
double signedArea(std::span<const glm::dvec2> polygon);

}  // namespace sightline::rendering
