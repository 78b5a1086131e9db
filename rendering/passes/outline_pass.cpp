#include "rendering/passes/outline_pass.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <set>

#include "rendering/gl/target.h"
#include "rendering/scene/standing_figure.h"

namespace sightline::rendering {
namespace {

constexpr double lineWidth = 2.4;  ///< width of the outline, logical pixels

/// Bounding rectangle of an instance on screen, in pixels from the bottom left corner.
struct Rectangle {
    glm::vec2 low{1e9F}, high{-1e9F};
    void include(const GpuModel& model, const Instance& instance, const FrameView& view) {
        const glm::mat4 place(
            standingPlace(instance, {glm::dvec3(view.eye), glm::dvec3(view.back)}));
        const glm::vec2 size(view.viewport.width, view.viewport.height);
        for (int corner = 0; corner < 8; ++corner) {
            const glm::vec3 pick((corner & 1) != 0, (corner & 2) != 0, (corner & 4) != 0);
            const glm::vec4 clip = view.viewProjection * place *
                                   glm::vec4(glm::mix(model.low(), model.high(), pick), 1.0F);
            if (clip.w <= 0.0F) {
                low = glm::vec2(0.0F);
                high = size;
                return;
            }
            const glm::vec2 pixel = (glm::vec2(clip) / clip.w * 0.5F + 0.5F) * size;
            low = glm::min(low, pixel);
            high = glm::max(high, pixel);
        }
    }
    /// Limits drawing (scissor test) to the rectangle and a margin around it. Returns false if the
    /// rectangle is off screen.
    bool scissor(float margin, Viewport viewport) const {
        const glm::vec2 size(viewport.width, viewport.height);
        const glm::ivec2 from(glm::floor(glm::max(low - margin, glm::vec2(0.0F))));
        const glm::ivec2 to(glm::ceil(glm::min(high + margin, size)));
        if (to.x <= from.x || to.y <= from.y) return false;
        glScissor(from.x, from.y, to.x - from.x, to.y - from.y);
        return true;
    }
};

}  // namespace

OutlinePass::OutlinePass(Program mask, Program line)
    : mask_(std::move(mask)), line_(std::move(line)), none_(VertexArray::make()) {}

Result<OutlinePass> OutlinePass::load(const std::filesystem::path& shaders) {
    auto mask = Program::load(shaders, "depth", "mask");
    if (!mask) return mask.problem();
    auto line = Program::load(shaders, "screen", "outline");
    if (!line) return line.problem();
    return OutlinePass(std::move(*mask), std::move(*line));
}

void OutlinePass::draw(const Scene& scene, const GpuModels& models, const FrameView& view,
                       unsigned target, FrameStatistics& statistics) {
    const std::set<int> ids(scene.outlined.begin(), scene.outlined.end());
    if (ids.empty()) return;
    const auto chosen = [&](const Instance& i) { return i.pickId != 0 && ids.contains(i.pickId); };
    const Frustum frustum(view.viewProjection);
    groups_.clear();
    Rectangle area;
    for (const auto* instances : {&scene.terrain, &scene.minis}) {
        InstanceSelection gathering{&frustum, view.eye, view.pixelsAtOneInch()};
        gathering.onlooker = Onlooker{glm::dvec3(view.eye), glm::dvec3(view.back)};
        groups_.gather(models, *instances, gathering, chosen);
        for (const Instance& instance : *instances) {
            const auto model = models.find(instance.model);
            if (chosen(instance) && model != models.end())
                area.include(*model->second, instance, view);
        }
    }
    if (groups_.count() == 0) return;

    const int width = view.viewport.width, height = view.viewport.height;
    if (width != width_ || height != height_) {
        width_ = width;
        height_ = height;
        shape_ = makeTexture(width, height, {.format = GL_R8});
        shapeTarget_ = makeFramebuffer(&shape_, nullptr);
    }
    const auto reach = float(lineWidth * view.pixelRatio) + 3.0F;
    // The shader of the outline reads neighbouring pixels of the mask. So the cleared area of the
    // mask is larger than the drawn area.
    const bool onScreen = area.scissor(2.0F * reach, view.viewport);
    if (!onScreen) return;
    glEnable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glBindFramebuffer(GL_FRAMEBUFFER, shapeTarget_.name());
    glClearColor(0.0F, 0.0F, 0.0F, 0.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    mask_.use();
    mask_.set("toClip", view.viewProjection);
    groups_.upload();
    groups_.draw(InstanceGroups::Surface::solid, statistics);

    area.scissor(reach, view.viewport);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    line_.use();
    bindTexture(Unit::picture, shape_);
    line_.set("colour", scene.outlineColour);
    line_.set("width", float(lineWidth * view.pixelRatio));
    glBindVertexArray(none_.name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
    glDisable(GL_BLEND);
    glDisable(GL_SCISSOR_TEST);
    ++statistics.drawCalls;
}

}  // namespace sightline::rendering
