// Draws silhouettes that look like glass.
#include "rendering/passes/solid_pass.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "rendering/gl/blending.h"
#include "rendering/gl/vertex_layout.h"

namespace sightline::rendering {
namespace {

constexpr int sunHalfTurn = 24;
constexpr float hiddenStrength = 0.45F;  // factor for the opacity of a solid's parts behind terrain

struct GlassVertex {
    glm::vec3 position, normal;
    glm::vec4 colour;
    float toRim;  ///< distance to the nearest horizontal edge of the solid, inches
};

/// The vertices of one solid, and the depth test for its parts: in front of terrain, or behind
/// terrain.
struct Slice {
    GLint first = 0;
    GLsizei count = 0;
    GLenum depth = GL_LEQUAL;
};

struct RingPoint {
    glm::dvec2 at, out;
};

std::vector<RingPoint> ringOf(const geometry::Outline& outline) {
    const glm::dvec2 span = outline.b - outline.a;
    const double angle = glm::length(span) > 1e-9 ? std::atan2(span.y, span.x) : 0.0;
    std::vector<RingPoint> ring;
    for (int end = 0; end < 2; ++end) {
        for (int i = 0; i <= sunHalfTurn; ++i) {
            const double turn = angle + std::numbers::pi * (end - 0.5 + double(i) / sunHalfTurn);
            const glm::dvec2 out(std::cos(turn), std::sin(turn));
            ring.push_back({(end == 0 ? outline.b : outline.a) + out * outline.radius, out});
        }
    }
    return ring;
}

void addSolid(std::vector<GlassVertex>& vertices, const Solid& solid) {
    const auto ring = ringOf(solid.silhouette.outline);
    const double low = solid.silhouette.bottom + 0.01, high = solid.silhouette.top;
    const double middle = (low + high) / 2.0;
    const glm::dvec2 centre = (solid.silhouette.outline.a + solid.silhouette.outline.b) / 2.0;
    const auto side = [&](const RingPoint& point, double z, double toRim) {
        vertices.push_back({{point.at, z}, {point.out, 0.0}, solid.colour, float(toRim)});
    };
    const auto band = [&](const RingPoint& a, const RingPoint& b, double z0, double z1, double rim0,
                          double rim1) {
        side(a, z0, rim0), side(b, z0, rim0), side(b, z1, rim1);
        side(a, z0, rim0), side(b, z1, rim1), side(a, z1, rim1);
    };
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const RingPoint &a = ring[i], &b = ring[(i + 1) % ring.size()];
        band(a, b, low, middle, 0.0, middle - low);
        band(a, b, middle, high, high - middle, 0.0);
        const glm::vec3 up(0, 0, 1);
        const auto radius = float(solid.silhouette.outline.radius);
        vertices.push_back({{a.at, high}, up, solid.colour, 0.0F});
        vertices.push_back({{b.at, high}, up, solid.colour, 0.0F});
        vertices.push_back({{centre, high}, up, solid.colour, radius});
    }
}

}  // namespace

SolidPass::SolidPass(Program program)
    : program_(std::move(program)), vertices_(Buffer::make()), array_(VertexArray::make()) {
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
    floatAttribute(0, 3, sizeof(GlassVertex), offsetof(GlassVertex, position));
    floatAttribute(1, 3, sizeof(GlassVertex), offsetof(GlassVertex, normal));
    floatAttribute(2, 4, sizeof(GlassVertex), offsetof(GlassVertex, colour));
    floatAttribute(3, 1, sizeof(GlassVertex), offsetof(GlassVertex, toRim));
    glBindVertexArray(0);
}

Result<SolidPass> SolidPass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "solid");
    if (!program) return program.problem();
    return SolidPass(std::move(*program));
}

void SolidPass::draw(const std::vector<Solid>& solids, const FrameView& view,
                     FrameStatistics& statistics) {
    if (solids.empty()) return;
    std::vector<const Solid*> farFirst;
    farFirst.reserve(solids.size());
    for (const Solid& solid : solids) farFirst.push_back(&solid);
    const auto distance = [&](const Solid* solid) {
        const geometry::Silhouette& s = solid->silhouette;
        return glm::distance(glm::dvec3(view.eye), glm::dvec3((s.outline.a + s.outline.b) / 2.0,
                                                              (s.bottom + s.top) / 2.0));
    };
    std::stable_sort(farFirst.begin(), farFirst.end(),
                     [&](const Solid* a, const Solid* b) { return distance(a) > distance(b); });
    std::vector<GlassVertex> vertices;
    std::vector<Slice> slices;
    const auto add = [&](const Solid& solid, GLenum depth) {
        const auto first = GLint(vertices.size());
        addSolid(vertices, solid);
        slices.push_back({first, GLsizei(vertices.size()) - first, depth});
    };
    for (const Solid* solid : farFirst) {
        if (!solid->showThroughTerrain) continue;
        Solid hidden = *solid;
        hidden.colour.a *= hiddenStrength;
        add(hidden, GL_GREATER);
    }
    for (const Solid* solid : farFirst) add(*solid, GL_LEQUAL);

    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(vertices.size() * sizeof(GlassVertex)),
                 vertices.data(), GL_STREAM_DRAW);
    program_.use();
    glEnable(GL_BLEND);
    blendOver();
    glDepthMask(GL_FALSE);
    glEnable(GL_CULL_FACE);
    for (const Slice& slice : slices) {
        glDepthFunc(slice.depth);
        // Draws the far wall of the solid first, because it is visible through the near wall.
        for (const int hidden : {GL_FRONT, GL_BACK}) {
            glCullFace(GLenum(hidden));
            glDrawArrays(GL_TRIANGLES, slice.first, slice.count);
            ++statistics.drawCalls;
        }
    }
    glDepthFunc(GL_LEQUAL);
    statistics.triangles += long(vertices.size() / 3);
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
    glBindVertexArray(0);
}

}  // namespace sightline::rendering
