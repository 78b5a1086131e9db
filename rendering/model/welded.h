/// An indexed mesh with shared vertices. Most files repeat a corner for every triangle that meets
/// there.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "rendering/model/model.h"

namespace sightline::rendering {

struct WeldedMesh {
    std::vector<glm::vec3> places;       ///< positions; each position occurs once
    std::vector<std::uint32_t> corners;  ///< three indices into `places` per triangle, in the order
                                         ///< of the file
    /// For every place, the index of one vertex at this place. Vertices are counted through all
    /// parts in order.
    std::vector<std::uint32_t> vertexAt;
    std::size_t flat = 0;  ///< number of dropped triangles without area
};

/// Welds the parts together. All indices must name vertices.
WeldedMesh welded(std::span<const ModelPart> parts);

/// Edges that prevent a mesh from being watertight.
struct Seams {
    std::size_t open = 0;     ///< edges with only one triangle, at a hole
    std::size_t crowded = 0;  ///< edges with three or more triangles, where the inside is ambiguous
    bool closed() const { return open == 0 && crowded == 0; }
};
Seams seamsOf(const WeldedMesh& mesh);

}  // namespace sightline::rendering
