/// Bounding volumes of decals: the decal's plan shape, extruded from under the mat to above the
/// terrain. The decal's shader tests each pixel inside the volume.
#pragma once
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "geometry/measure/outline.h"

namespace sightline::rendering {

struct HeightSpan {
    double low = -0.3, high = 0.3;
};

/// Triangles, counter-clockwise seen from outside. The strip holds all points between `inner` and
/// `outer` from the outline's axis; inner <= 0 fills it.
std::vector<glm::vec3> stripVolume(const geometry::Outline& axis, double inner, double outer,
                                   HeightSpan heights);

/// The box around the points, extended by `margin`.
std::vector<glm::vec3> boxVolume(std::span<const glm::dvec2> points, double margin,
                                 HeightSpan heights);

/// Reduces the outline to at most `most` points; first removes the corners that change its area
/// least.
std::vector<glm::dvec2> thinned(std::span<const glm::dvec2> points, std::size_t most);

}  // namespace sightline::rendering
