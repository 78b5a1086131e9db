#include "rendering/passes/tube_pass.h"

#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "rendering/gl/blending.h"
#include "rendering/gl/vertex_layout.h"

namespace sightline::rendering {
namespace {

constexpr int sides = 12;
constexpr int stripVertices = (sides + 1) * 2;

struct TubeRecord {
    glm::vec3 from;
    float radius;
    glm::vec3 to;
    float dashed;
    glm::vec4 colour;
};

}  // namespace

TubePass::TubePass(Program program)
    : program_(std::move(program)),
      side_(Buffer::make()),
      instances_(Buffer::make()),
      array_(VertexArray::make()) {
    // x and y: direction from the tube's axis; z: 0 at the start, 1 at the end.
    std::vector<glm::vec3> strip;
    for (int i = 0; i <= sides; ++i) {
        const double angle = -2.0 * std::numbers::pi * i / sides;
        for (const float end : {0.0F, 1.0F}) {
            strip.emplace_back(float(std::cos(angle)), float(std::sin(angle)), end);
        }
    }
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, side_.name());
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(strip.size() * sizeof(glm::vec3)), strip.data(),
                 GL_STATIC_DRAW);
    floatAttribute(0, 3, sizeof(glm::vec3), 0);
    glBindBuffer(GL_ARRAY_BUFFER, instances_.name());
    for (GLuint i = 0; i < 3; ++i) {
        floatAttribute(1 + i, 4, sizeof(TubeRecord), i * sizeof(glm::vec4), Step::instance);
    }
    glBindVertexArray(0);
}

Result<TubePass> TubePass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "tube");
    if (!program) return program.problem();
    return TubePass(std::move(*program));
}

void TubePass::draw(const std::vector<Tube>& tubes, FrameStatistics& statistics) {
    std::vector<TubeRecord> records;
    const auto add = [&](bool shining) {
        for (const Tube& tube : tubes) {
            if (tube.showThroughTerrain != shining || glm::distance(tube.from, tube.to) < 1e-6)
                continue;
            records.push_back({glm::vec3(tube.from), float(tube.radius), glm::vec3(tube.to),
                               tube.dashed ? 1.0F : 0.0F, tube.colour});
        }
    };
    add(true);
    const auto shining = GLsizei(records.size());
    add(false);
    if (records.empty()) return;
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, instances_.name());
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(records.size() * sizeof(TubeRecord)), records.data(),
                 GL_STREAM_DRAW);
    program_.use();
    glEnable(GL_CULL_FACE);
    glEnable(GL_BLEND);
    blendOver();
    if (shining > 0) {
        glDepthFunc(GL_GREATER);
        glDepthMask(GL_FALSE);
        program_.set("strength", 0.30F);
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, stripVertices, shining);
        ++statistics.drawCalls;
    }
    glDepthFunc(GL_LEQUAL);
    glDepthMask(GL_TRUE);
    program_.set("strength", 1.0F);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, stripVertices, GLsizei(records.size()));
    ++statistics.drawCalls;
    statistics.triangles += long(records.size()) * sides * 2;
    glDisable(GL_BLEND);
    glDisable(GL_CULL_FACE);
    glBindVertexArray(0);
}

}  // namespace sightline::rendering
