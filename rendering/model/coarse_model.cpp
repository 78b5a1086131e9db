#include "rendering/model/coarse_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <unordered_map>

namespace sightline::rendering {
namespace {

using CellKey = std::uint64_t;

CellKey cellOf(glm::vec3 point, float cell) {
    const auto step = [cell](float value) {
        const float bounded = std::clamp(std::floor(value / cell), -5e5F, 5e5F);
        return CellKey(std::int64_t(bounded)) & 0xFFFFFU;
    };
    return step(point.x) | step(point.y) << 20U | step(point.z) << 40U;
}

/// Which of six directions a normal is closest to: faces that meet at an edge keep their shading.
CellKey sideOf(glm::vec3 normal) {
    const glm::vec3 size = glm::abs(normal);
    const int axis = size.x > size.y ? (size.x > size.z ? 0 : 2) : (size.y > size.z ? 1 : 2);
    return CellKey(axis) * 2U + (normal[axis] < 0.0F ? 1U : 0U);
}

struct Mean {
    glm::dvec3 sum{};
    double count = 0.0;
    glm::vec3 value() const { return glm::vec3(sum / count); }
};

ModelPart coarsePart(const ModelPart& part, float cell,
                     const std::unordered_map<CellKey, Mean>& places) {
    ModelPart coarse{part.name, part.material, {}, {}};
    std::unordered_map<CellKey, std::uint32_t> merged;
    std::vector<std::uint32_t> target(part.vertices.size());
    std::vector<CellKey> cells(part.vertices.size());
    std::vector<float> counts;
    for (std::size_t i = 0; i < part.vertices.size(); ++i) {
        const ModelVertex& vertex = part.vertices[i];
        cells[i] = cellOf(vertex.position, cell);
        const CellKey key = cells[i] | sideOf(vertex.normal) << 60U;
        const auto [entry, isNew] = merged.try_emplace(key, std::uint32_t(coarse.vertices.size()));
        target[i] = entry->second;
        if (isNew) {
            coarse.vertices.push_back({places.at(cells[i]).value(), vertex.normal, vertex.colour});
            counts.push_back(1.0F);
        } else {
            coarse.vertices[target[i]].normal += vertex.normal;
            coarse.vertices[target[i]].colour += vertex.colour;
            counts[target[i]] += 1.0F;
        }
    }
    for (std::size_t i = 0; i < coarse.vertices.size(); ++i) {
        ModelVertex& vertex = coarse.vertices[i];
        vertex.colour /= counts[i];
        const float length = glm::length(vertex.normal);
        vertex.normal = length > 1e-6F ? vertex.normal / length : glm::vec3(0, 0, 1);
    }
    for (std::size_t i = 0; i + 2 < part.indices.size(); i += 3) {
        const std::array corner{part.indices[i], part.indices[i + 1], part.indices[i + 2]};
        if (cells[corner[0]] == cells[corner[1]] || cells[corner[1]] == cells[corner[2]] ||
            cells[corner[2]] == cells[corner[0]]) {
            continue;
        }
        for (const std::uint32_t index : corner) coarse.indices.push_back(target[index]);
    }
    return coarse;
}

}  // namespace

Model coarseModel(const Model& model, float cell) {
    // Shared by all parts, so that parts that touched still do.
    std::unordered_map<CellKey, Mean> places;
    for (const ModelPart& part : model.parts) {
        for (const ModelVertex& vertex : part.vertices) {
            Mean& mean = places[cellOf(vertex.position, cell)];
            mean.sum += glm::dvec3(vertex.position);
            mean.count += 1.0;
        }
    }
    Model coarse{model.materials, {}, model.low, model.high};
    for (const ModelPart& part : model.parts) {
        coarse.parts.push_back(coarsePart(part, cell, places));
    }
    return coarse;
}

long triangleCount(const Model& model) {
    long count = 0;
    for (const ModelPart& part : model.parts) count += long(part.indices.size() / 3);
    return count;
}

}  // namespace sightline::rendering
