#include "rendering/passes/frame.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>

#include "rendering/mat/mat_light.h"

namespace sightline::rendering {
namespace {

/// The uniform block of the shaders. In std140 layout, matrices and four-component vectors need no
/// padding.
struct FrameUniforms {
    glm::mat4 viewProjection, inverseViewProjection, shadowMatrix;
    glm::vec4 eye, sunDirection, sunColour, ambientAbove, ambientBelow, viewport, table;
    glm::vec4 fillDirection, fillColour;
};

constexpr float fillSlope = 0.45F;  ///< height of the fill light for each unit of its distance

/// The fill light shines from the side opposite to the sun.
glm::vec3 towardsFill(glm::vec3 sun) {
    const glm::vec2 away = -glm::vec2(sun);
    const float length = glm::length(away);
    if (length < 1e-4F) return {0.0F, 0.0F, 1.0F};
    return glm::normalize(glm::vec3(away / length, fillSlope));
}

}  // namespace

FrameView viewOf(const Camera& camera, Viewport viewport, double pixelRatio) {
    FrameView view;
    view.viewProjection = glm::mat4(camera.projection(viewport) * camera.view());
    view.eye = glm::vec3(camera.eye());
    view.back = glm::vec3(glm::normalize(camera.eye() - camera.target));
    const double slope = std::tan(camera.fieldOfView.radians() / 2.0);
    view.inchesAtOneInch = float(2.0 * slope / double(viewport.clearHeight()));
    view.viewport = viewport;
    view.pixelRatio = pixelRatio;
    return view;
}

void FrameBlock::upload(const FrameView& view, const Scene& scene, const ShadowView& shadow) {
    const auto width = float(view.viewport.width), height = float(view.viewport.height);
    const auto wide = float(scene.table.width), deep = float(scene.table.depth);
    const bool shadowed = shadow.size > 0;
    FrameUniforms block{};
    block.viewProjection = view.viewProjection;
    block.inverseViewProjection = glm::mat4(glm::inverse(glm::dmat4(view.viewProjection)));
    block.shadowMatrix = shadow.toTexture;
    block.eye = glm::vec4(view.eye, view.inchesAtOneInch);
    const MatLight light = lightOf(matKind(scene.mat));
    const glm::vec3 sun(glm::normalize(scene.sunDirection));
    block.sunDirection = glm::vec4(sun, shadowed ? 1.0F : 0.0F);
    block.sunColour = glm::vec4(light.key, shadowed ? 1.0F / float(shadow.size) : 0.0F);
    block.ambientAbove = glm::vec4(light.above, 0.0F);
    block.ambientBelow = glm::vec4(light.below, 0.0F);
    block.fillDirection = glm::vec4(towardsFill(sun), 0.0F);
    block.fillColour = glm::vec4(light.fill, 0.0F);
    block.viewport = {width, height, 1.0F / width, 1.0F / height};
    block.table = {wide, deep, 1.0F / wide, 1.0F / deep};
    if (!buffer_) buffer_ = Buffer::make();
    glBindBuffer(GL_UNIFORM_BUFFER, buffer_.name());
    glBufferData(GL_UNIFORM_BUFFER, sizeof block, &block, GL_STREAM_DRAW);
    glBindBufferBase(GL_UNIFORM_BUFFER, 0, buffer_.name());
}

}  // namespace sightline::rendering
