// Computes the vertex normals of a model. A place is a position at which corners of triangles meet.
#include "rendering/model/creased_normals.h"

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <vector>

namespace sightline::rendering {
namespace {

/// If more triangles than this meet at one place, for example in a fan, they share one normal. The
/// place then has no sharp edges.
constexpr std::size_t mostAtOnePlace = 64;
constexpr float sameNormal = 0.9999F;  ///< two normals count as equal if the cosine of the angle
                                       ///< between them is above this value

glm::vec3 unit(glm::vec3 v) {
    const float length = glm::length(v);
    return length > 0.0F ? v / length : glm::vec3(0.0F, 0.0F, 1.0F);
}

/// For each place, the triangles that meet there. Those of place p are `all[from[p]]` to
/// `all[from[p + 1] - 1]`.
struct VertexTriangles {
    std::vector<std::uint32_t> from, all;
    std::span<const std::uint32_t> at(std::uint32_t place) const {
        return std::span(all).subspan(from[place], from[place + 1] - from[place]);
    }
};

VertexTriangles meetingOf(std::size_t places, std::span<const std::uint32_t> corners) {
    VertexTriangles meeting{std::vector<std::uint32_t>(places + 1), {}};
    for (const std::uint32_t place : corners) ++meeting.from[place + 1];
    for (std::size_t i = 0; i < places; ++i) meeting.from[i + 1] += meeting.from[i];
    std::vector<std::uint32_t> next = meeting.from;
    meeting.all.resize(corners.size());
    for (std::size_t i = 0; i < corners.size(); ++i)
        meeting.all[next[corners[i]]++] = static_cast<std::uint32_t>(i / 3);
    return meeting;
}

}  // namespace

ModelPart withCreases(std::span<const glm::vec3> places, std::span<const std::uint32_t> corners,
                      const std::function<glm::vec4(std::uint32_t)>& colourOf) {
    const VertexTriangles meeting = meetingOf(places.size(), corners);
    // A vector along each triangle's normal, as long as twice the triangle's area.
    std::vector<glm::vec3> facing(corners.size() / 3);
    for (std::size_t i = 0; i < facing.size(); ++i) {
        const glm::vec3 a = places[corners[3 * i]];
        facing[i] = glm::cross(places[corners[3 * i + 1]] - a, places[corners[3 * i + 2]] - a);
    }
    const float least = std::cos(glm::radians(creaseDegrees));
    const auto normalAt = [&](std::uint32_t place, std::uint32_t triangle) {
        const auto round = meeting.at(place);
        const glm::vec3 own = unit(facing[triangle]);
        glm::vec3 sum{};
        for (const std::uint32_t other : round)
            if (round.size() > mostAtOnePlace || glm::dot(own, unit(facing[other])) >= least)
                sum += facing[other];
        return glm::length(sum) > 0.0F ? unit(sum) : own;
    };
    ModelPart part;
    part.indices.reserve(corners.size());
    std::vector<std::vector<std::uint32_t>> made(places.size());
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::uint32_t place = corners[i];
        if (meeting.at(place).size() > mostAtOnePlace && !made[place].empty()) {
            part.indices.push_back(made[place].front());
            continue;
        }
        const glm::vec3 normal = normalAt(place, static_cast<std::uint32_t>(i / 3));
        auto vertex = static_cast<std::uint32_t>(part.vertices.size());
        for (const std::uint32_t one : made[place])
            if (glm::dot(part.vertices[one].normal, normal) > sameNormal) vertex = one;
        if (vertex == part.vertices.size()) {
            part.vertices.push_back({places[place], normal, colourOf(place)});
            made[place].push_back(vertex);
        }
        part.indices.push_back(vertex);
    }
    return part;
}

}  // namespace sightline::rendering
