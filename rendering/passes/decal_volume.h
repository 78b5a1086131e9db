/// Bodies that hold everything a decal may colour: its plan shape, from under the mat to above the
/// terrain below it. The decal's shader decides within.
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

/// Triangles, wound so that outside is counter-clockwise. An outline's border strip (all points
/// between `inner` and `outer` from its axis); inner <= 0 fills it.
std::vector<glm::vec3> stripVolume(const geometry::Outline& axis, double inner, double outer,
                                   HeightSpan heights);

/// The box around points, grown by `margin`.
std::vector<glm::vec3> boxVolume(std::span<const glm::dvec2> points, double margin,
                                 HeightSpan heights);

/// At most `most` points; the corners that the outline misses least go first.
std::vector<glm::dvec2> thinned(std::span<const glm::dvec2> points, std::size_t most);

}  // namespace sightline::rendering
