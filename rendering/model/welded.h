/// An indexed mesh with shared vertices. Files mostly repeat a corner for every triangle that meets
/// there.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "rendering/model/model.h"

namespace sightline::rendering {

struct WeldedMesh {
    std::vector<glm::vec3> places;       ///< distinct positions
    std::vector<std::uint32_t> corners;  ///< three indices into `places` per triangle, in the order
                                         ///< of the file
    /// For every place the index of one vertex at it, counted through all parts in order.
    std::vector<std::uint32_t> vertexAt;
    std::size_t flat = 0;  ///< triangles without area, which are dropped
};

/// Welds the parts together. Requires indices that name vertices.
WeldedMesh welded(std::span<const ModelPart> parts);

/// Edges that keep a mesh from being watertight.
struct Seams {
    std::size_t open = 0;     ///< edges of only one triangle: a hole
    std::size_t crowded = 0;  ///< edges of three or more triangles: the inside is ambiguous
    bool closed() const { return open == 0 && crowded == 0; }
};
Seams seamsOf(const WeldedMesh& mesh);

}  // namespace sightline::rendering
