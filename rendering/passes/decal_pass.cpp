// Draws decals: lines and areas on the ground. A strip contains all points within two distances of
// an axis (decal_volume.h).
#include "rendering/passes/decal_pass.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "rendering/gl/blending.h"
#include "rendering/gl/vertex_layout.h"

namespace sightline::rendering {
namespace {

/// Maximum number of points of a polygon. The array in the shader has this size.
constexpr std::size_t mostPoints = 128;
/// For a filled strip (decal_volume.h), the smallest distance from the axis is minus this length,
/// in inches.
constexpr double filledInside = 1e4;
/// Extra width of a line's volume, inches. Distant lines are drawn wider to stay visible.
constexpr double lineSlack = 0.25;

/// A terrain piece as a square in the plan with a top height. The volume of a decal must reach up
/// to the top of the terrain below the decal, but not higher.
struct Block {
    glm::dvec2 centre;
    double radius, top;
};

std::vector<Block> blocksOf(const Scene& scene, const GpuModels& models) {
    std::vector<Block> blocks;
    for (const Instance& piece : scene.terrain) {
        const auto model = models.find(piece.model);
        if (model == models.end()) continue;
        const glm::vec3 centre(placeOf(piece) * glm::vec4(model->second->centre(), 1.0F));
        const glm::vec3 half = (model->second->high() - model->second->low()) * 0.5F;
        const bool upright = piece.tiltX.value == 0.0 && piece.tiltY.value == 0.0;
        const double rise = upright ? half.z : glm::length(half);
        blocks.push_back({glm::dvec2(centre), glm::length(glm::dvec2(half)), centre.z + rise});
    }
    return blocks;
}

HeightSpan heightsUnder(const std::vector<Block>& blocks, glm::dvec2 low, glm::dvec2 high) {
    HeightSpan heights;
    for (const Block& block : blocks) {
        const glm::dvec2 nearest = glm::clamp(block.centre, low, high);
        if (glm::distance(nearest, block.centre) > block.radius) continue;
        heights.high = std::max(heights.high, block.top + 0.1);
    }
    return heights;
}

}  // namespace

struct DecalPass::Decal {
    geometry::Outline axis;  ///< axis of the strip; unused if `points` is the border of the decal
    /// Smallest and largest distance of the strip's points from its axis, in inches.
    double inner = 0.0, outer = 0.0;
    std::vector<glm::dvec2> points;
    glm::vec4 fill{}, edge{};
    double edgeWidth = 0.0, soft = 0.0;
    std::vector<glm::vec3> body;
    bool hollow = false;  ///< true if parts of the volume may overlap on screen
};

DecalPass::DecalPass(Program program)
    : program_(std::move(program)), vertices_(Buffer::make()), array_(VertexArray::make()) {
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
    floatAttribute(0, 3, sizeof(glm::vec3), 0);
    glBindVertexArray(0);
}

Result<DecalPass> DecalPass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "decal");
    if (!program) return program.problem();
    return DecalPass(std::move(*program));
}

bool DecalPass::wantedBy(const Scene& scene) {
    return !scene.discs.empty() || !scene.outlines.empty() || !scene.polygons.empty() ||
           !scene.tools.empty();
}

std::vector<DecalPass::Decal> DecalPass::decalsOf(const Scene& scene,
                                                  const GpuModels& models) const {
    const std::vector<Block> blocks = blocksOf(scene, models);
    std::vector<Decal> decals;
    const auto addStrip = [&](const geometry::Outline& axis, double inner, double outer,
                              const Colour& colour, double soft) {
        if (!(outer > 0.0) || !(colour.a > 0.0F)) return;
        Decal decal{axis, inner, outer, {}, colour, {}, 0.0, soft, {}, inner > lineSlack};
        const double reach = outer + lineSlack + soft;
        const HeightSpan heights = heightsUnder(blocks, glm::min(axis.a, axis.b) - reach,
                                                glm::max(axis.a, axis.b) + reach);
        decal.body = stripVolume(axis, inner - lineSlack, reach, heights);
        decals.push_back(std::move(decal));
    };
    for (const GroundPolygon& polygon : scene.polygons) {
        if (polygon.points.size() < 3) continue;
        Decal decal{{},
                    0.0,
                    0.0,
                    thinned(polygon.points, mostPoints),
                    polygon.fill,
                    polygon.edge,
                    polygon.edgeWidth,
                    0.0,
                    {},
                    false};
        const double margin = polygon.edgeWidth / 2.0 + lineSlack;
        glm::dvec2 low = decal.points.front(), high = low;
        for (const glm::dvec2 point : decal.points) {
            low = glm::min(low, point);
            high = glm::max(high, point);
        }
        decal.body =
            boxVolume(decal.points, margin, heightsUnder(blocks, low - margin, high + margin));
        decals.push_back(std::move(decal));
    }
    for (const GroundDisc& disc : scene.discs) {
        addStrip({disc.centre, disc.centre, 0.0}, disc.inner > 0.0 ? disc.inner : -filledInside,
                 disc.outer, disc.colour, 0.0);
    }
    for (const GroundOutline& line : scene.outlines) {
        const double border = line.outline.radius + line.grow;
        const bool filled = line.width <= 0.0;
        addStrip(line.outline, filled ? -filledInside : border - line.width / 2.0,
                 filled ? border : border + line.width / 2.0, line.colour, 0.0);
    }
    for (const ToolGhost& ghost : scene.tools) {
        const Colour shadow(0.0F, 0.0F, 0.0F, 0.35F * ghost.colour.a);
        const geometry::ToolShape& tool = ghost.tool;
        addStrip({tool.start, tool.joint, 0.0}, -filledInside, tool.width / 2.0, shadow, 0.35);
        addStrip({tool.joint, tool.end, 0.0}, -filledInside, tool.width / 2.0, shadow, 0.35);
    }
    return decals;
}

void DecalPass::draw(const Scene& scene, const GpuModels& models, FrameStatistics& statistics) {
    const std::vector<Decal> decals = decalsOf(scene, models);
    if (decals.empty()) return;
    std::vector<glm::vec3> all;
    for (const Decal& decal : decals) all.insert(all.end(), decal.body.begin(), decal.body.end());
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(all.size() * sizeof(glm::vec3)), all.data(),
                 GL_STREAM_DRAW);
    program_.use();
    glEnable(GL_BLEND);
    blendOver();
    glDepthMask(GL_FALSE);
    glDepthFunc(GL_GEQUAL);  // keeps back faces of a volume that are behind the visible surface
    glEnable(GL_CULL_FACE);
    glCullFace(GL_FRONT);
    glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
    GLint first = 0, mark = 0;
    for (const Decal& decal : decals) {
        if (decal.hollow) {
            // The back faces of a hollow volume may overlap on screen. With the stencil test, each
            // pixel is still coloured only once.
            mark = mark % 255 + 1;
            if (mark == 1) glClear(GL_STENCIL_BUFFER_BIT);
            glEnable(GL_STENCIL_TEST);
            glStencilFunc(GL_NOTEQUAL, mark, 0xFF);
        } else {
            glDisable(GL_STENCIL_TEST);
        }
        const std::vector<glm::vec2> points(decal.points.begin(), decal.points.end());
        program_.set("pointCount", int(points.size()));
        program_.set("points", std::span<const glm::vec2>(points));
        program_.set("axisStart", glm::vec2(decal.axis.a));
        program_.set("axisEnd", glm::vec2(decal.axis.b));
        program_.set("border", glm::vec2(decal.inner, decal.outer));
        program_.set("fill", decal.fill);
        program_.set("edge", decal.edge);
        program_.set("edgeWidth", float(decal.edgeWidth));
        program_.set("soft", float(decal.soft));
        const auto count = GLsizei(decal.body.size());
        glDrawArrays(GL_TRIANGLES, first, count);
        first += count;
        ++statistics.drawCalls;
        statistics.triangles += count / 3;
    }
    glDisable(GL_STENCIL_TEST);
    glCullFace(GL_BACK);
    glDisable(GL_CULL_FACE);
    glDepthFunc(GL_LESS);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
    glBindVertexArray(0);
}

}  // namespace sightline::rendering
