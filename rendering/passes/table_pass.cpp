#include "rendering/passes/table_pass.h"

#include <array>
#include <glm/geometric.hpp>
#include <vector>

#include "rendering/gl/driver.h"
#include "rendering/gl/vertex_layout.h"

namespace sightline::rendering {
namespace {

// Quality of the mat. A software driver reads texels with the processor, and a smaller texture
// stays in the processor's cache.
constexpr MatQuality onHardware{4096, true}, inSoftware{3072, false};

struct EdgeVertex {
    glm::vec3 position, normal;
    glm::vec2 grain;
};

/// Cross section of the table's edge: distance outward, and height. The points go from the mat over
/// the wood and down the body.
constexpr std::array<glm::dvec2, 9> profile{{{0.0, -0.05},
                                             {0.03, 0.10},
                                             {0.12, 0.17},
                                             {1.30, 0.17},
                                             {1.44, 0.11},
                                             {1.50, -0.03},
                                             {1.50, -1.05},
                                             {1.30, -1.25},
                                             {1.30, -3.6}}};

/// Legs: side of the square section, and distance from the corner of the mat to the outer sides of
/// the leg. The floor is where the shader of the sky draws it.
constexpr double legSide = 3.2, legInset = -0.9, legTop = -3.0, floorHeight = -26.0;

/// Adds the four sides of a leg. `middle` is its middle on the ground plan.
void addLeg(std::vector<EdgeVertex>& vertices, glm::dvec2 middle) {
    for (const glm::dvec2 out :
         {glm::dvec2(1, 0), glm::dvec2(0, 1), glm::dvec2(-1, 0), glm::dvec2(0, -1)}) {
        const glm::dvec2 along(-out.y, out.x), face = middle + out * (legSide / 2.0);
        const auto vertex = [&](double across, double z) {
            vertices.push_back({glm::vec3(face + along * (across * legSide), z),
                                glm::vec3(out, 0.0),
                                glm::vec2(z, across * legSide + middle.x + out.y)});
        };
        vertex(-0.5, floorHeight), vertex(0.5, floorHeight), vertex(0.5, legTop);
        vertex(-0.5, floorHeight), vertex(0.5, legTop), vertex(-0.5, legTop);
    }
}

}  // namespace

TablePass::TablePass(Program mat, Program edge, MatPainter painter)
    : mat_(std::move(mat)),
      edge_(std::move(edge)),
      painter_(std::move(painter)),
      edgeVertices_(Buffer::make()),
      edgeArray_(VertexArray::make()),
      none_(VertexArray::make()) {}

Result<TablePass> TablePass::load(const std::filesystem::path& shaders) {
    auto mat = Program::load(shaders, "mat");
    if (!mat) return mat.problem();
    auto edge = Program::load(shaders, "table");
    if (!edge) return edge.problem();
    auto painter = MatPainter::load(shaders);
    if (!painter) return painter.problem();
    return TablePass(std::move(*mat), std::move(*edge), std::move(*painter));
}

void TablePass::prepare(const Scene& scene, const FrameSettings& settings) {
    const bool sameSize = size_.width == scene.table.width && size_.depth == scene.table.depth;
    if (!sameSize || painted_ != scene.mat) {
        if (!sameSize) buildEdge(scene.table);
        MatQuality quality = drawsInSoftware() ? inSoftware : onHardware;
        if (settings.matSide > 0) quality.longSide = settings.matSide;
        painter_.begin(scene.mat, scene.table, quality);
        painted_ = scene.mat;
        size_ = scene.table;
    }
    painter_.work(settings.matMilliseconds);
}

void TablePass::buildEdge(const geometry::TableSize& table) {
    const std::array<glm::dvec2, 4> corners{
        {{0, 0}, {table.width, 0}, {table.width, table.depth}, {0, table.depth}}};
    const std::array<glm::dvec2, 4> outwards{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    std::vector<EdgeVertex> vertices;
    for (std::size_t side = 0; side < 4; ++side) {
        const std::size_t next = (side + 1) % 4;
        const glm::dvec2 along = glm::normalize(corners[next] - corners[side]);
        const glm::dvec3 out{along.y, -along.x, 0.0};
        double across = 0.0;
        for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
            const glm::dvec2 low = profile[i], high = profile[i + 1];
            const glm::dvec2 slope = glm::normalize(high - low);
            const glm::vec3 normal(out * -slope.y + glm::dvec3(0, 0, slope.x));
            const auto vertex = [&](std::size_t corner, glm::dvec2 at, double grain) {
                const glm::dvec2 plan = corners[corner] + outwards[corner] * at.x;
                vertices.push_back({glm::vec3(plan, at.y), normal,
                                    glm::vec2(glm::dot(plan, along), grain + double(side) * 3.7)});
            };
            const double end = across + glm::distance(low, high);
            vertex(side, low, across);
            vertex(side, high, end);
            vertex(next, high, end);
            vertex(side, low, across);
            vertex(next, high, end);
            vertex(next, low, across);
            across = end;
        }
    }
    for (std::size_t corner = 0; corner < 4; ++corner)
        addLeg(vertices, corners[corner] - outwards[corner] * (legInset + legSide / 2.0));
    edgeCount_ = GLsizei(vertices.size());
    glBindVertexArray(edgeArray_.name());
    glBindBuffer(GL_ARRAY_BUFFER, edgeVertices_.name());
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(vertices.size() * sizeof(EdgeVertex)), vertices.data(),
                 GL_STATIC_DRAW);
    floatAttribute(0, 3, sizeof(EdgeVertex), offsetof(EdgeVertex, position));
    floatAttribute(1, 3, sizeof(EdgeVertex), offsetof(EdgeVertex, normal));
    floatAttribute(2, 2, sizeof(EdgeVertex), offsetof(EdgeVertex, grain));
    glBindVertexArray(0);
}

void TablePass::bindPictures() const {
    bindTexture(Unit::ground, painter_.picture());
    bindTexture(Unit::detail, painter_.detail());
}

void TablePass::draw(FrameStatistics& statistics) const {
    edge_.use();
    glBindVertexArray(edgeArray_.name());
    glDrawArrays(GL_TRIANGLES, 0, edgeCount_);
    mat_.use();
    glBindVertexArray(none_.name());
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glBindVertexArray(0);
    statistics.drawCalls += 2;
    statistics.triangles += edgeCount_ / 3 + 2;
}

}  // namespace sightline::rendering
