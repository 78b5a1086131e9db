#include "rendering/passes/shadow_map.h"

#include <algorithm>
#include <glm/ext/matrix_clip_space.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <limits>

#include "rendering/gl/target.h"

namespace sightline::rendering {
namespace {

/// Width of the wooden edge around the mat, inches. It receives shadows, too.
constexpr double overhang = 1.5;
constexpr double tallest = 14.0;  ///< height of the highest object whose shadow is complete, inches

/// The smallest orthographic view in the direction of the sun that contains the table. The long
/// edge of the table is parallel to a side of the texture.
glm::mat4 sunView(const geometry::TableSize& table, glm::dvec3 towardsSun) {
    const glm::dvec3 back = glm::normalize(towardsSun);
    const glm::dvec3 up = std::abs(back.y) > 0.98 ? glm::dvec3(0, 0, 1) : glm::dvec3(0, 1, 0);
    const glm::dmat4 turn = glm::lookAt(back, glm::dvec3(0.0), up);
    glm::dvec3 low(std::numeric_limits<double>::max()), high = -low;
    for (int corner = 0; corner < 8; ++corner) {
        const glm::dvec3 point{(corner & 1) != 0 ? table.width + overhang : -overhang,
                               (corner & 2) != 0 ? table.depth + overhang : -overhang,
                               (corner & 4) != 0 ? tallest : -2.0};
        const glm::dvec3 seen(turn * glm::dvec4(point, 1.0));
        low = glm::min(low, seen);
        high = glm::max(high, seen);
    }
    return glm::mat4(glm::ortho(low.x, high.x, low.y, high.y, -high.z, -low.z) * turn);
}

Texture depthTexture(int size) {
    Texture texture = makeTexture(size, size, {.format = GL_DEPTH_COMPONENT16});
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    return texture;
}

}  // namespace

void ShadowMap::resize(int size) {
    view_.size = size;
    terrainOnly_ = depthTexture(size);
    all_ = depthTexture(size);
    terrainTarget_ = makeFramebuffer(nullptr, &terrainOnly_);
    allTarget_ = makeFramebuffer(nullptr, &all_);
}

bool ShadowMap::update(const Scene& scene, const GpuModels& models, const Program& shape, int size,
                       const Changes& changes, FrameStatistics& statistics) {
    const bool resized = view_.size != size;
    if (size <= 0) {
        view_.size = size;
        if (!all_) all_ = depthTexture(1);
        return resized;
    }
    if (resized) resize(size);
    if (!resized && !changes.any()) return false;
    const glm::mat4 toClip = sunView(scene.table, scene.sunDirection);
    const glm::mat4 half =
        glm::scale(glm::translate(glm::mat4(1.0F), glm::vec3(0.5F)), glm::vec3(0.5F));
    view_.toTexture = half * toClip;

    const float texel = float(std::max(scene.table.width, scene.table.depth)) / float(size);
    const auto draw = [&](const Framebuffer& target, std::span<const Instance> instances) {
        groups_.clear();
        groups_.gather(models, instances, {.coarseAtLeast = texel * 0.8F}, castsShadow);
        groups_.upload();
        glBindFramebuffer(GL_FRAMEBUFFER, target.name());
        groups_.draw(InstanceGroups::Surface::solid, statistics);
    };
    glViewport(0, 0, size, size);
    glEnable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    glDepthFunc(GL_LESS);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.6F, 3.0F);
    shape.use();
    shape.set("toClip", toClip);
    if (resized || changes.everything) {
        glBindFramebuffer(GL_FRAMEBUFFER, terrainTarget_.name());
        glClear(GL_DEPTH_BUFFER_BIT);
        draw(terrainTarget_, scene.terrain);
    }
    glBindFramebuffer(GL_READ_FRAMEBUFFER, terrainTarget_.name());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, allTarget_.name());
    glBlitFramebuffer(0, 0, size, size, 0, 0, size, size, GL_DEPTH_BUFFER_BIT, GL_NEAREST);
    draw(allTarget_, scene.minis);
    glDisable(GL_POLYGON_OFFSET_FILL);
    return resized;
}

}  // namespace sightline::rendering
