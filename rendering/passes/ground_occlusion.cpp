#include "rendering/passes/ground_occlusion.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/ext/matrix_clip_space.hpp>
#include <glm/geometric.hpp>

#include "rendering/gl/target.h"

namespace sightline::rendering {
namespace {

constexpr double texelsPerInch = 6.5;
constexpr double slice = 1.4;      ///< what is higher above the mat darkens nothing
constexpr float blurReach = 7.0F;  ///< texels
constexpr float ghostsDarkenFrom = 0.6F;

bool darkens(const Instance& instance) { return instance.fade >= ghostsDarkenFrom; }

bool samePlace(const Instance& a, const Instance& b) {
    return a.model == b.model && a.position == b.position && a.facing == b.facing &&
           a.tiltX == b.tiltX && a.tiltY == b.tiltY && darkens(a) == darkens(b);
}

/// A part of the map, in texels.
struct Area {
    glm::dvec2 low{1e9}, high{-1e9};
    bool empty() const { return high.x <= low.x; }
    void include(const Instance& instance, const GpuModels& models) {
        const auto model = models.find(instance.model);
        if (model == models.end()) return;
        const glm::dvec2 at = glm::dvec2(instance.position) * texelsPerInch;
        const double reach = texelsPerInch * (glm::length(glm::dvec2(model->second->centre())) +
                                              model->second->radius()) + blurReach + 2.0;
        low = glm::min(low, at - reach);
        high = glm::max(high, at + reach);
    }
};

}  // namespace

GroundOcclusion::GroundOcclusion(Program footprint, Program blur)
    : footprint_(std::move(footprint)), blur_(std::move(blur)), none_(VertexArray::make()) {}

Result<GroundOcclusion> GroundOcclusion::load(const std::filesystem::path& shaders) {
    auto footprint = Program::load(shaders, "footprint");
    if (!footprint) return footprint.problem();
    auto blur = Program::load(shaders, "screen", "occlusion_blur");
    if (!blur) return blur.problem();
    return GroundOcclusion(std::move(*footprint), std::move(*blur));
}

void GroundOcclusion::resize(const geometry::TableSize& table) {
    table_ = table;
    valid_ = false;
    width_ = std::clamp(int(table.width * texelsPerInch), 16, 2048);
    height_ = std::clamp(int(table.depth * texelsPerInch), 16, 2048);
    for (auto [texture, target] : {std::pair{&covered_, &coveredTarget_},
                                   std::pair{&halfway_, &halfwayTarget_},
                                   std::pair{&open_, &openTarget_}}) {
        *texture = makeTexture(width_, height_, {.format = GL_R8});
        *target = makeFramebuffer(texture, nullptr);
    }
}

void GroundOcclusion::blur(const Texture& from, const Framebuffer& to, glm::vec2 step,
                           FrameStatistics& statistics) {
    glBindFramebuffer(GL_FRAMEBUFFER, to.name());
    bindTexture(Unit::picture, from);
    blur_.set("stride", step / glm::vec2(width_, height_));
    glDrawArrays(GL_TRIANGLES, 0, 3);
    ++statistics.drawCalls;
}

void GroundOcclusion::update(const Scene& scene, const GpuModels& models,
                             FrameStatistics& statistics) {
    if (table_.width != scene.table.width || table_.depth != scene.table.depth) resize(scene.table);
    const bool sameTerrain = std::equal(scene.terrain.begin(), scene.terrain.end(), terrain_.begin(),
                                        terrain_.end(), samePlace);
    Area changed;
    if (valid_ && sameTerrain && scene.minis.size() == minis_.size()) {
        for (std::size_t i = 0; i < minis_.size(); ++i) {
            if (samePlace(minis_[i], scene.minis[i])) continue;
            changed.include(minis_[i], models);
            changed.include(scene.minis[i], models);
        }
        if (changed.empty()) return;
    } else {
        changed = {{0.0, 0.0}, {width_, height_}};
    }
    const glm::ivec2 low(glm::clamp(changed.low, glm::dvec2(0.0), glm::dvec2(width_, height_)));
    const glm::ivec2 high(glm::clamp(changed.high + 1.0, glm::dvec2(0.0), glm::dvec2(width_, height_)));

    const glm::mat4 toClip(glm::ortho(0.0, scene.table.width, 0.0, scene.table.depth, -slice, 0.05));
    const Frustum part(glm::mat4(glm::ortho(low.x / texelsPerInch, high.x / texelsPerInch,
                                            low.y / texelsPerInch, high.y / texelsPerInch, -50.0, 50.0)));
    groups_.clear();
    const Gathering gathering{.frustum = &part, .coarseAtLeast = float(1.0 / texelsPerInch)};
    groups_.gather(models, scene.terrain, gathering, darkens);
    groups_.gather(models, scene.minis, gathering, darkens);
    groups_.upload();

    glViewport(0, 0, width_, height_);
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_SCISSOR_TEST);
    glScissor(low.x, low.y, high.x - low.x, high.y - low.y);
    glBindFramebuffer(GL_FRAMEBUFFER, coveredTarget_.name());
    glClearColor(0.0F, 0.0F, 0.0F, 0.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_BLEND);
    glBlendEquation(GL_MAX);
    footprint_.use();
    footprint_.set("toClip", toClip);
    footprint_.set("slice", float(slice));
    groups_.draw(InstanceGroups::Surface::opaque, statistics);
    glBlendEquation(GL_FUNC_ADD);
    glDisable(GL_BLEND);

    blur_.use();
    glBindVertexArray(none_.name());
    blur_.set("last", 0);
    blur(covered_, halfwayTarget_, {1.0F, 0.0F}, statistics);
    blur_.set("last", 1);
    blur(halfway_, openTarget_, {0.0F, 1.0F}, statistics);
    glBindVertexArray(0);
    glDisable(GL_SCISSOR_TEST);
    terrain_ = scene.terrain;
    minis_ = scene.minis;
    valid_ = true;
}

}  // namespace sightline::rendering
