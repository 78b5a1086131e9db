#include "rendering/passes/ground_light.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/ext/matrix_clip_space.hpp>

#include "rendering/gl/target.h"

namespace sightline::rendering {
namespace {

/// Texels per inch of the light map of the sky, and of the light map of the sun.
constexpr double skyTexels = 6.5, sunTexels = 18.0;
/// Parts of objects above this height block no light of the sky, in inches.
constexpr double groundSlice = 1.4;
constexpr double blurReach = 1.3;  ///< radius of the blur of the sky's light, inches

glm::ivec2 extent(const geometry::TableSize& table, double texelsPerInch) {
    return glm::clamp(glm::ivec2(std::lround(table.width * texelsPerInch),
                                 std::lround(table.depth * texelsPerInch)),
                      glm::ivec2(16), glm::ivec2(4096));
}

}  // namespace

GroundLight::GroundLight(Program footprint, Program blur, Program light)
    : footprint_(std::move(footprint)),
      blur_(std::move(blur)),
      lightProgram_(std::move(light)),
      none_(VertexArray::make()) {}

Result<GroundLight> GroundLight::load(const std::filesystem::path& shaders) {
    auto footprint = Program::load(shaders, "footprint");
    if (!footprint) return footprint.problem();
    auto blur = Program::load(shaders, "screen", "sky_blur");
    if (!blur) return blur.problem();
    auto light = Program::load(shaders, "screen", "ground_light");
    if (!light) return light.problem();
    return GroundLight(std::move(*footprint), std::move(*blur), std::move(*light));
}

bool GroundLight::covers(const geometry::TableSize& table) const {
    return table_.width == table.width && table_.depth == table.depth;
}

void GroundLight::resize(const geometry::TableSize& table) {
    table_ = table;
    const auto make = [](Texture& texture, Framebuffer& target, glm::ivec2 size, GLenum format) {
        texture = makeTexture(size.x, size.y, {.format = format});
        target = makeFramebuffer(&texture, nullptr);
    };
    const glm::ivec2 sky = extent(table, skyTexels);
    make(covered_, coveredTarget_, sky, GL_R8);
    make(halfway_, halfwayTarget_, sky, GL_R8);
    make(open_, openTarget_, sky, GL_R8);
    make(light_, lightTarget_, extent(table, sunTexels), GL_RGBA8);
}

/// Draws into the part of a light map that belongs to the area. The program must be in use.
void GroundLight::drawScreen(const Framebuffer& target, const PlanArea& area, double texelsPerInch,
                             FrameStatistics& statistics) const {
    const glm::ivec2 size = extent(table_, texelsPerInch);
    const glm::dvec2 scale = glm::dvec2(size) / glm::dvec2(table_.width, table_.depth);
    const glm::ivec2 low(glm::clamp(area.low * scale - 1.0, glm::dvec2(0.0), glm::dvec2(size)));
    const glm::ivec2 high(glm::clamp(area.high * scale + 2.0, glm::dvec2(0.0), glm::dvec2(size)));
    glBindFramebuffer(GL_FRAMEBUFFER, target.name());
    glViewport(0, 0, size.x, size.y);
    glScissor(low.x, low.y, std::max(high.x - low.x, 0), std::max(high.y - low.y, 0));
    glBindVertexArray(none_.name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
    ++statistics.drawCalls;
}

void GroundLight::drawFootprints(const Scene& scene, const GpuModels& models, const PlanArea& area,
                                 FrameStatistics& statistics) {
    const glm::mat4 toClip(glm::ortho(0.0, table_.width, 0.0, table_.depth, -groundSlice, 0.05));
    const Frustum part(
        glm::mat4(glm::ortho(area.low.x, area.high.x, area.low.y, area.high.y, -50.0, 50.0)));
    const InstanceSelection gathering{.frustum = &part, .coarseAtLeast = float(0.7 / skyTexels)};
    groups_.clear();
    groups_.gather(models, scene.terrain, gathering, castsShadow);
    groups_.gather(models, scene.minis, gathering, castsShadow);
    groups_.upload();
    const glm::ivec2 size = extent(table_, skyTexels);
    const glm::dvec2 scale = glm::dvec2(size) / glm::dvec2(table_.width, table_.depth);
    const glm::ivec2 low(glm::clamp(area.low * scale - 1.0, glm::dvec2(0.0), glm::dvec2(size)));
    const glm::ivec2 high(glm::clamp(area.high * scale + 2.0, glm::dvec2(0.0), glm::dvec2(size)));
    glBindFramebuffer(GL_FRAMEBUFFER, coveredTarget_.name());
    glViewport(0, 0, size.x, size.y);
    glScissor(low.x, low.y, std::max(high.x - low.x, 0), std::max(high.y - low.y, 0));
    glClearColor(0.0F, 0.0F, 0.0F, 0.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_BLEND);
    glBlendEquation(GL_MAX);
    footprint_.use();
    footprint_.set("toClip", toClip);
    footprint_.set("slice", float(groundSlice));
    // Ground of a model is a part of the mat, and takes no light from the mat around it.
    groups_.draw(InstanceGroups::Surface::opaque, statistics);
    glBlendEquation(GL_FUNC_ADD);
    glDisable(GL_BLEND);
}

void GroundLight::update(const Scene& scene, const GpuModels& models, const Changes& changes,
                         bool everything, FrameStatistics& statistics) {
    everything = everything || changes.everything;
    if (!covers(scene.table)) {
        resize(scene.table);
        everything = true;
    }
    if (!everything && !changes.any()) return;
    PlanArea area = changes.minis;
    if (everything) area = {{0.0, 0.0}, {table_.width, table_.depth}};
    area.low -= blurReach;
    area.high += blurReach;

    glDisable(GL_DEPTH_TEST);
    glEnable(GL_SCISSOR_TEST);
    drawFootprints(scene, models, area, statistics);
    const glm::vec2 texel = 1.0F / glm::vec2(extent(table_, skyTexels));
    blur_.use();
    blur_.set("last", 0);
    blur_.set("stride", glm::vec2(texel.x, 0.0F));
    bindTexture(Unit::picture, covered_);
    drawScreen(halfwayTarget_, area, skyTexels, statistics);
    blur_.set("last", 1);
    blur_.set("stride", glm::vec2(0.0F, texel.y));
    bindTexture(Unit::picture, halfway_);
    drawScreen(openTarget_, area, skyTexels, statistics);
    lightProgram_.use();
    bindTexture(Unit::picture, open_);
    drawScreen(lightTarget_, area, sunTexels, statistics);
    glDisable(GL_SCISSOR_TEST);
}

}  // namespace sightline::rendering
