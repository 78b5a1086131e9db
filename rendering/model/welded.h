/// A welded mesh: triangles that meet at a corner share its vertex. Most model files repeat the
/// corner for every triangle.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "rendering/model/model.h"

namespace sightline::rendering {

struct WeldedMesh {
    std::vector<glm::vec3> places;       ///< positions of the corners; each position occurs once
    std::vector<std::uint32_t> corners;  ///< corners of the triangles: three indices into `places`
                                         ///< each, in the order of the file
    /// For every place, the index of one vertex at this place. Indices count through all parts of
    /// the model.
    std::vector<std::uint32_t> vertexAt;
    std::size_t flat = 0;  ///< number of triangles that were dropped because they have no area
};

/// Welds the parts of a model together. All indices must name vertices.
WeldedMesh welded(std::span<const ModelPart> parts);

/// Counts the edges that make a mesh leaky.
struct Seams {
    std::size_t open = 0;  ///< edges with only one triangle; a hole is next to them
    /// Edges with three or more triangles; the inside of the mesh is ambiguous there.
    std::size_t crowded = 0;
    bool closed() const { return open == 0 && crowded == 0; }
};
Seams seamsOf(const WeldedMesh& mesh);

}  // namespace sightline::rendering
