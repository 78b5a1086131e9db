#include "rendering/passes/glow_pass.h"

#include "rendering/gl/vertex_layout.h"

namespace sightline::rendering {
namespace {

constexpr int corners = 4;

struct GlowRecord {
    glm::vec3 from;
    float radius;
    glm::vec3 to;
    float shines;
    glm::vec4 colour;
};

}  // namespace

GlowPass::GlowPass(Program program)
    : program_(std::move(program)), instances_(Buffer::make()), array_(VertexArray::make()) {
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, instances_.name());
    for (GLuint i = 0; i < 3; ++i)
        floatAttribute(i, 4, sizeof(GlowRecord), i * sizeof(glm::vec4), Step::instance);
    glBindVertexArray(0);
}

Result<GlowPass> GlowPass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "glow");
    if (!program) return program.problem();
    return GlowPass(std::move(*program));
}

void GlowPass::draw(const std::vector<Glow>& glows, FrameStatistics& statistics) {
    if (glows.empty()) return;
    std::vector<GlowRecord> records;
    records.reserve(glows.size());
    for (const Glow& glow : glows)
        records.push_back({glm::vec3(glow.from), float(glow.radius), glm::vec3(glow.to),
                           glow.shines ? 1.0F : 0.0F, glow.colour});
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, instances_.name());
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(records.size() * sizeof(GlowRecord)), records.data(),
                 GL_STREAM_DRAW);
    program_.use();
    glDepthFunc(GL_LEQUAL);
    glDepthMask(GL_FALSE);
    glEnable(GL_BLEND);
    // The opacity of the picture only grows. A colour brighter than its opacity has no meaning.
    glBlendFuncSeparate(GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, corners, GLsizei(records.size()));
    ++statistics.drawCalls;
    statistics.triangles += 2 * long(records.size());
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    glBindVertexArray(0);
}

}  // namespace sightline::rendering
