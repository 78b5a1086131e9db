/// Triangles over the places that their corners have: files mostly repeat a corner for every
/// triangle at it.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "rendering/model/model.h"

namespace sightline::rendering {

struct Welded {
    std::vector<glm::vec3> places;       ///< no two of them alike
    std::vector<std::uint32_t> corners;  ///< three places a triangle, in the order of the file
    /// For every place a vertex that lies there, counted through all parts in their order.
    std::vector<std::uint32_t> vertexAt;
    std::size_t flat = 0;  ///< triangles without an area, which are left out
};

/// Of these parts together. Requires indices that name vertices.
Welded welded(std::span<const ModelPart> parts);

/// How well triangles enclose something.
struct Seams {
    std::size_t open = 0;     ///< edges of one triangle only: there is a hole
    std::size_t crowded = 0;  ///< edges of three triangles or more: what is within is not certain
    bool closed() const { return open == 0 && crowded == 0; }
};
Seams seamsOf(const Welded& mesh);

}  // namespace sightline::rendering
