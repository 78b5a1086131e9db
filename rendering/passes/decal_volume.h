/// Bounding volumes of decals. The shape of a decal in the plan is extruded from below the mat to
/// above the terrain. The shader of the decal tests the pixels in this volume.
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

/// The triangles of the volume of a strip, counter-clockwise seen from outside. The strip contains
/// all points whose distance from the axis is between `inner` and `outer`. If inner <= 0, the strip
/// is filled.
std::vector<glm::vec3> stripVolume(const geometry::Outline& axis, double inner, double outer,
                                   HeightSpan heights);

/// The triangles of a box around the points, larger by `margin` on each side.
std::vector<glm::vec3> boxVolume(std::span<const glm::dvec2> points, double margin,
                                 HeightSpan heights);

/// Reduces a polygon to at most `most` points. The points that change its area least are removed
/// first.
std::vector<glm::dvec2> thinned(std::span<const glm::dvec2> points, std::size_t most);

}  // namespace sightline::rendering
