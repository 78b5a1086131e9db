#include "rendering/model/welded.h"

#include <meshoptimizer.h>

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>

namespace sightline::rendering {
namespace {

// True if the area of the triangle is zero, with the precision of float coordinates.
bool hasNoArea(glm::dvec3 a, glm::dvec3 b, glm::dvec3 c) {
    // Smallest height of a triangle that has an area, as a share of its longest edge.
    constexpr double leastHeight = 1e-7;
    const double longest =
        std::max({glm::distance(a, b), glm::distance(b, c), glm::distance(c, a)});
    return glm::length(glm::cross(b - a, c - a)) <= leastHeight * longest * longest;
}

}  // namespace

WeldedMesh welded(std::span<const ModelPart> parts) {
    std::size_t vertices = 0, indices = 0;
    for (const ModelPart& part : parts) {
        vertices += part.vertices.size();
        indices += part.indices.size();
    }
    std::vector<glm::vec3> at;
    at.reserve(vertices);
    for (const ModelPart& part : parts) {
        // Turns -0 into +0, so that equal positions have equal bytes.
        for (const ModelVertex& vertex : part.vertices) at.push_back(vertex.position + 0.0F);
    }
    std::vector<std::uint32_t> placeOf(vertices);
    WeldedMesh mesh;
    mesh.places.resize(meshopt_generateVertexRemap(placeOf.data(), nullptr, vertices, at.data(),
                                                   vertices, sizeof(glm::vec3)));
    mesh.vertexAt.resize(mesh.places.size());
    for (std::size_t i = vertices; i-- > 0;) {
        mesh.places[placeOf[i]] = at[i];
        mesh.vertexAt[placeOf[i]] = static_cast<std::uint32_t>(i);
    }
    mesh.corners.reserve(indices);
    std::size_t first = 0;
    for (const ModelPart& part : parts) {
        for (std::size_t i = 0; i + 2 < part.indices.size(); i += 3) {
            std::array<std::uint32_t, 3> triangle{};
            for (std::size_t k = 0; k < 3; ++k) triangle[k] = placeOf[first + part.indices[i + k]];
            if (hasNoArea(mesh.places[triangle[0]], mesh.places[triangle[1]],
                          mesh.places[triangle[2]])) {
                ++mesh.flat;
                continue;
            }
            mesh.corners.insert(mesh.corners.end(), triangle.begin(), triangle.end());
        }
        first += part.vertices.size();
    }
    return mesh;
}

// Counts the edges by sorting a list. A hash map would be slow, because a scan has six million
// edges.
Seams seamsOf(const WeldedMesh& mesh) {
    std::vector<std::uint64_t> edges;
    edges.reserve(mesh.corners.size());
    for (std::size_t i = 0; i + 2 < mesh.corners.size(); i += 3) {
        for (std::size_t k = 0; k < 3; ++k) {
            const auto [low, high] =
                std::minmax(mesh.corners[i + k], mesh.corners[i + (k + 1) % 3]);
            edges.push_back(std::uint64_t(low) << 32U | high);
        }
    }
    std::sort(edges.begin(), edges.end());
    Seams seams;
    for (std::size_t i = 0; i < edges.size();) {
        std::size_t next = i + 1;
        while (next < edges.size() && edges[next] == edges[i]) ++next;
        if (next - i == 1) ++seams.open;
        if (next - i > 2) ++seams.crowded;
        i = next;
    }
    return seams;
}

}  // namespace sightline::rendering
