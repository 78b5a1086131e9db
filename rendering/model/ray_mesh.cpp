#include "rendering/model/ray_mesh.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>

#include "rendering/model/coarse_model.h"

namespace sightline::rendering {
namespace {

constexpr long mostRayTriangles = 2500;
// A line is parallel to a triangle if the determinant of the pair is smaller than this.
constexpr double parallel = 1e-12;

/// True if some point of the line lies in the bounding box of the mesh.
bool meetsBox(const RayMesh& mesh, glm::dvec3 from, glm::dvec3 way) {
    double first = 0.0, last = 1.0;
    for (int axis = 0; axis < 3; ++axis) {
        const double low = double(mesh.low[axis]) - from[axis];
        const double high = double(mesh.high[axis]) - from[axis];
        if (std::abs(way[axis]) < parallel) {
            if (low > 0.0 || high < 0.0) return false;
            continue;
        }
        const auto [enters, leaves] = std::minmax({low / way[axis], high / way[axis]});
        first = std::max(first, enters);
        last = std::min(last, leaves);
    }
    return first <= last;
}

/// The method of Moeller and Trumbore.
std::optional<double> meets(glm::dvec3 from, glm::dvec3 way, const glm::vec3* corners) {
    const glm::dvec3 origin(corners[0]);
    const glm::dvec3 along = glm::dvec3(corners[1]) - origin,
                     across = glm::dvec3(corners[2]) - origin;
    const glm::dvec3 normal = glm::cross(way, across);
    const double determinant = glm::dot(along, normal);
    if (std::abs(determinant) < parallel) return std::nullopt;
    const glm::dvec3 start = from - origin;
    const double u = glm::dot(start, normal) / determinant;
    if (u < 0.0 || u > 1.0) return std::nullopt;
    const glm::dvec3 turned = glm::cross(start, along);
    const double v = glm::dot(way, turned) / determinant;
    if (v < 0.0 || u + v > 1.0) return std::nullopt;
    const double share = glm::dot(across, turned) / determinant;
    return share >= 0.0 && share <= 1.0 ? std::optional(share) : std::nullopt;
}

}  // namespace

RayMesh rayMeshOf(const std::vector<ModelLevel>& levels) {
    RayMesh mesh;
    if (levels.empty()) return mesh;
    const auto fits = [](const ModelLevel& one) {
        return triangleCount(one.model) <= mostRayTriangles;
    };
    const auto found = std::find_if(levels.begin(), levels.end(), fits);
    const Model& model = found == levels.end() ? levels.back().model : found->model;
    for (const ModelPart& part : model.parts)
        for (const std::uint32_t index : part.indices)
            mesh.corners.push_back(part.vertices[index].position);
    if (mesh.corners.empty()) return mesh;
    mesh.low = mesh.high = mesh.corners.front();
    for (const glm::vec3& corner : mesh.corners) {
        mesh.low = glm::min(mesh.low, corner);
        mesh.high = glm::max(mesh.high, corner);
    }
    return mesh;
}

std::optional<double> firstHit(const RayMesh& mesh, glm::dvec3 from, glm::dvec3 to) {
    const glm::dvec3 way = to - from;
    if (mesh.corners.empty() || !meetsBox(mesh, from, way)) return std::nullopt;
    std::optional<double> first;
    for (std::size_t i = 0; i + 2 < mesh.corners.size(); i += 3) {
        const auto share = meets(from, way, &mesh.corners[i]);
        if (share && (!first || *share < *first)) first = share;
    }
    return first;
}

}  // namespace sightline::rendering
