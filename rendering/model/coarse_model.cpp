// Simplifies a model by vertex clustering: all vertices in one cell of a cubic grid become one
// vertex.
#include "rendering/model/coarse_model.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <span>

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

/// The axis direction (one of six) closest to a normal. Only vertices with the same direction
/// merge, so faces that meet at an edge keep their shading.
CellKey sideOf(glm::vec3 normal) {
    const glm::vec3 size = glm::abs(normal);
    const int axis = size.x > size.y ? (size.x > size.z ? 0 : 2) : (size.y > size.z ? 1 : 2);
    return CellKey(axis) * 2U + (normal[axis] < 0.0F ? 1U : 0U);
}

/// A hash map that gives each new key the next number.
class KeyNumbers {
  public:
    /// `most` is the largest number of different keys.
    explicit KeyNumbers(std::size_t most) : slots_(std::bit_ceil(most * 2 + 2)) {}
    std::uint32_t of(CellKey key) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = std::size_t(key * 0x9e3779b97f4a7c15U >> 20U) & mask;
        while (slots_[at].number != none && slots_[at].key != key) at = (at + 1) & mask;
        if (slots_[at].number == none) slots_[at] = {key, count_++};
        return slots_[at].number;
    }
    std::uint32_t count() const { return count_; }

  private:
    static constexpr std::uint32_t none = ~0U;
    struct Slot {
        CellKey key = 0;
        std::uint32_t number = none;
    };
    std::vector<Slot> slots_;
    std::uint32_t count_ = 0;
};

struct Mean {
    glm::dvec3 sum{};
    double count = 0.0;
    glm::vec3 value() const { return glm::vec3(sum / count); }
};

/// The cells of vertex clustering: the cell number of every vertex, and the mean position in every
/// cell.
struct Cells {
    std::vector<std::uint32_t> ofVertex;
    std::vector<Mean> means;
};

Cells cellsOf(const Model& model, float cell) {
    std::size_t vertices = 0;
    for (const ModelPart& part : model.parts) vertices += part.vertices.size();
    KeyNumbers numbers(vertices);
    Cells cells;
    cells.ofVertex.reserve(vertices);
    for (const ModelPart& part : model.parts) {
        for (const ModelVertex& vertex : part.vertices) {
            const std::uint32_t number = numbers.of(cellOf(vertex.position, cell));
            cells.ofVertex.push_back(number);
            cells.means.resize(numbers.count());
            cells.means[number].sum += glm::dvec3(vertex.position);
            cells.means[number].count += 1.0;
        }
    }
    return cells;
}

/// Simplifies one part. `cells` holds the cell numbers of its vertices.
ModelPart coarsePart(const ModelPart& part, std::span<const std::uint32_t> cells,
                     const std::vector<Mean>& means) {
    ModelPart coarse{part.name, part.material, {}, {}};
    KeyNumbers merged(part.vertices.size());
    std::vector<std::uint32_t> target(part.vertices.size());
    std::vector<float> counts;
    for (std::size_t i = 0; i < part.vertices.size(); ++i) {
        const ModelVertex& vertex = part.vertices[i];
        target[i] = merged.of(CellKey(cells[i]) * 6U + sideOf(vertex.normal));
        if (target[i] == coarse.vertices.size()) {
            coarse.vertices.push_back({means[cells[i]].value(), vertex.normal, vertex.colour});
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
    // All parts use the same cells, so parts that touch still touch after the clustering.
    const Cells cells = cellsOf(model, cell);
    Model coarse{model.materials, {}, model.low, model.high};
    std::size_t first = 0;
    for (const ModelPart& part : model.parts) {
        const auto own = std::span(cells.ofVertex).subspan(first, part.vertices.size());
        coarse.parts.push_back(coarsePart(part, own, cells.means));
        first += part.vertices.size();
    }
    return coarse;
}

long triangleCount(const Model& model) {
    long count = 0;
    for (const ModelPart& part : model.parts) count += long(part.indices.size() / 3);
    return count;
}

}  // namespace sightline::rendering
