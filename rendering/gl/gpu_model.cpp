#include "rendering/gl/gpu_model.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/packing.hpp>
#include <glm/packing.hpp>
#include <unordered_map>

#include "rendering/gl/vertex_layout.h"
#include "rendering/model/ground_material.h"

namespace sightline::rendering {
namespace {

/// One vertex in the form that the shaders read. It includes the values of its material, so that a
/// whole model needs one draw call.
struct GpuVertex {
    glm::vec3 position;
    std::uint32_t normal;    ///< normal, packed into four signed bytes; the last byte is the first
                             ///< part of the outward direction
    std::uint64_t colour;    ///< linear base colour multiplied by the vertex colour; four 16-bit
                             ///< numbers, 65535 is 1.0
    std::uint32_t surface;   ///< four bytes: roughness, metallic, whether the tint applies, second
                             ///< part of the outward direction
    std::uint64_t emission;  ///< emitted light, packed into four half floats; ground emits none,
                             ///< and has its base colour here
};
static_assert(sizeof(GpuVertex) == 40);

/// Octahedral encoding of a direction: two numbers from -1 to 1.
glm::vec2 octahedral(glm::vec3 direction) {
    const glm::vec3 on =
        direction / (std::abs(direction.x) + std::abs(direction.y) + std::abs(direction.z));
    if (on.z >= 0.0F) return {on.x, on.y};
    const auto sign = [](float number) { return number < 0.0F ? -1.0F : 1.0F; };
    return {(1.0F - std::abs(on.y)) * sign(on.x), (1.0F - std::abs(on.x)) * sign(on.y)};
}

using Position = std::array<int, 3>;

/// The position of a vertex in a fine grid. Vertices at one position have equal cells.
Position positionOf(glm::vec3 vertex) {
    constexpr float cells = 2000.0F;  // per inch
    const glm::vec3 cell = glm::round(vertex * cells);
    return {int(cell.x), int(cell.y), int(cell.z)};
}

struct PositionHash {
    std::size_t operator()(const Position& position) const {
        std::size_t hash = 0;
        for (const int one : position) hash = hash * 1000003U + std::size_t(one);
        return hash;
    }
};

template <class Value>
using ByPosition = std::unordered_map<Position, Value, PositionHash>;

/// Smooth vertex normals: all vertices at one position share one normal. An outline that is moved
/// along these normals has no gaps at creases.
class Outward {
  public:
    explicit Outward(const Model& model) {
        for (const ModelPart& part : model.parts)
            for (const ModelVertex& vertex : part.vertices)
                sums_[positionOf(vertex.position)] += vertex.normal;
    }
    glm::vec2 at(const ModelVertex& vertex) const {
        const glm::vec3 sum = sums_.at(positionOf(vertex.position));
        return octahedral(glm::length(sum) > 1e-3F ? sum : vertex.normal);
    }

  private:
    ByPosition<glm::vec3> sums_;
};

GpuVertex packed(const ModelVertex& vertex, const Material& material, glm::vec2 outward) {
    const bool tinted = material.name.rfind("Tint", 0) == 0, ground = isGround(material);
    const glm::vec4 colour = ground ? vertex.colour : material.baseColour * vertex.colour;
    const glm::vec3 emission = ground ? glm::vec3(material.baseColour) : material.emission;
    return {vertex.position, glm::packSnorm4x8(glm::vec4(vertex.normal, outward.x)),
            glm::packUnorm4x16(glm::clamp(colour, 0.0F, 1.0F)),
            glm::packUnorm4x8({glm::clamp(material.roughness, 0.05F, 1.0F),
                               glm::clamp(material.metallic, 0.0F, 1.0F), tinted ? 1.0F : 0.0F,
                               outward.y * 0.5F + 0.5F}),
            glm::packHalf4x16(glm::vec4(glm::min(emission, glm::vec3(64.0F)), 0.0F))};
}

struct Content {
    std::vector<GpuVertex> vertices;
    std::vector<std::uint32_t> indices;
};

bool isTranslucent(const Material& material) {
    return !isGround(material) && material.baseColour.a < 0.99F;
}
bool isBody(const Material& material) { return !isGround(material) && !isTranslucent(material); }
bool isOneSided(const Material& material) { return isBody(material) && !material.twoSided; }
bool isTwoSided(const Material& material) { return isBody(material) && material.twoSided; }

GpuModel::Range append(Content& content, const Model& model, const Outward& outward,
                       bool (*wanted)(const Material&)) {
    const std::size_t start = content.indices.size();
    for (const ModelPart& part : model.parts) {
        const Material& material = model.materials.at(std::size_t(part.material));
        if (!wanted(material)) continue;
        const auto first = std::uint32_t(content.vertices.size());
        for (const ModelVertex& vertex : part.vertices) {
            content.vertices.push_back(packed(vertex, material, outward.at(vertex)));
        }
        for (const std::uint32_t index : part.indices) content.indices.push_back(first + index);
    }
    return {GLsizei(content.indices.size() - start), start * sizeof(std::uint32_t)};
}

/// Appends the indices of the outline. The outline has the triangles of the body with welded
/// vertices: one vertex for each position. It needs only positions and smooth normals, so the
/// vertex shader processes fewer vertices than for the body.
GpuModel::Range appendOutline(Content& content, const GpuModel::Range& opaque,
                              const GpuModel::Range& twoSided) {
    const std::size_t start = content.indices.size();
    ByPosition<std::uint32_t> first;
    for (const GpuModel::Range& body : {opaque, twoSided}) {
        const std::size_t from = body.offset / sizeof(std::uint32_t);
        for (std::size_t i = from; i < from + std::size_t(body.count); ++i) {
            const std::uint32_t index = content.indices[i];
            const Position position = positionOf(content.vertices[index].position);
            content.indices.push_back(first.emplace(position, index).first->second);
        }
    }
    return {GLsizei(content.indices.size() - start), start * sizeof(std::uint32_t)};
}

GpuModel::Level append(Content& content, const Model& model, float cell) {
    const Outward outward(model);
    const auto part = [&](bool (*wanted)(const Material&)) {
        return append(content, model, outward, wanted);
    };
    GpuModel::Level level{
        cell, part(isOneSided), part(isTwoSided), part(isTranslucent), part(isGround), {}};
    level.outline = appendOutline(content, level.opaque, level.twoSided);
    return level;
}

void attribute(GLuint index, GLint size, GLenum type, GLboolean normalised, std::size_t offset) {
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, size, type, normalised, sizeof(GpuVertex), bufferOffset(offset));
}

}  // namespace

GpuModel::GpuModel(const std::vector<ModelLevel>& levels)
    : low_(levels.front().model.low), high_(levels.front().model.high) {
    Content content;
    for (const ModelLevel& level : levels)
        levels_.push_back(append(content, level.model, level.cell));

    vertices_ = Buffer::make();
    indices_ = Buffer::make();
    vertexArray_ = VertexArray::make();
    glBindVertexArray(vertexArray_.name());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(content.vertices.size() * sizeof(GpuVertex)),
                 content.vertices.data(), GL_STATIC_DRAW);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_.name());
    glBufferData(GL_ELEMENT_ARRAY_BUFFER,
                 GLsizeiptr(content.indices.size() * sizeof(std::uint32_t)), content.indices.data(),
                 GL_STATIC_DRAW);
    attribute(0, 3, GL_FLOAT, GL_FALSE, offsetof(GpuVertex, position));
    attribute(1, 4, GL_BYTE, GL_TRUE, offsetof(GpuVertex, normal));
    attribute(2, 4, GL_UNSIGNED_SHORT, GL_TRUE, offsetof(GpuVertex, colour));
    attribute(3, 4, GL_UNSIGNED_BYTE, GL_TRUE, offsetof(GpuVertex, surface));
    attribute(4, 4, GL_HALF_FLOAT, GL_FALSE, offsetof(GpuVertex, emission));
    glBindVertexArray(0);
}

float GpuModel::radius() const { return glm::length(high_ - low_) * 0.5F; }

}  // namespace sightline::rendering
