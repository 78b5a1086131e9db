/// Bounding volumes of decals. The shape of the decal in the plan is extruded from below the mat to
/// above the terrain. The decal's shader tests each pixel inside the volume.
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

/// The triangles of the volume, counter-clockwise seen from outside. The strip contains all points
/// with a distance between `inner` and `outer` from the outline's axis. If inner <= 0, the strip is
/// filled.
std::vector<glm::vec3> stripVolume(const geometry::Outline& axis, double inner, double outer,
                                   HeightSpan heights);

/// The box around the points, larger by `margin` on each side.
std::vector<glm::vec3> boxVolume(std::span<const glm::dvec2> points, double margin,
                                 HeightSpan heights);

/// Reduces the outline to at most `most` points. The corners that change its area least are removed
/// first.
std::vector<glm::dvec2> thinned(std::span<const glm::dvec2> points, std::size_t most);

}  // namespace sightline::rendering
