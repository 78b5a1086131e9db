/// The triangles of a model, for the question whether a ray meets the drawn shape. It needs no
/// OpenGL. Lengths are inches.
#pragma once
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "rendering/model/model_levels.h"

namespace sightline::rendering {

struct RayMesh {
    std::vector<glm::vec3> corners;  ///< three corners per triangle
    glm::vec3 low{}, high{};         ///< bounding box of all corners
};

/// The finest level with few triangles, so that a test of one ray takes microseconds. If each level
/// has many triangles, it is the coarsest level.
RayMesh rayMeshOf(const std::vector<ModelLevel>& levels);

/// The point where the line from `from` to `to` first meets a triangle, as a fraction of the line's
/// length. Both sides of a triangle count. Empty if the line meets none. The points are in the
/// space of the model.
std::optional<double> firstHit(const RayMesh& mesh, glm::dvec3 from, glm::dvec3 to);

}  // namespace sightline::rendering
