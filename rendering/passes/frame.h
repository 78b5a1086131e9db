/// Data that all passes of a frame share: the view, the light, and the uniform block that holds
/// them.
#pragma once
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include "rendering/gl/handle.h"
#include "rendering/scene/camera.h"
#include "rendering/scene/scene.h"

namespace sightline::rendering {

struct FrameView {
    glm::mat4 viewProjection{1.0F};
    glm::vec3 eye{};
    glm::vec3 back{0.0F, 0.0F, 1.0F};  ///< unit vector against the viewing direction
    /// Size of a pixel at a distance of one inch from the eye, in inches.
    float inchesAtOneInch = 0.0F;
    Viewport viewport{};
    double pixelRatio = 1.0;
    float pixelsAtOneInch() const { return 1.0F / inchesAtOneInch; }
    bool operator==(const FrameView&) const = default;
};

FrameView viewOf(const Camera& camera, Viewport viewport, double pixelRatio);

/// The size of a shadow map, and the transform into it.
struct ShadowView {
    /// Transform from the world to texture coordinates and depth of the shadow map.
    glm::mat4 toTexture{1.0F};
    int size = -1;  ///< texels along a side of the shadow map; 0 or less: no shadow
};

/// The uniform block `Frame` of the shaders (assets/shaders/frame.glsl).
class FrameBlock {
  public:
    void upload(const FrameView& view, const Scene& scene, const ShadowView& shadow);

  private:
    Buffer buffer_;
};

}  // namespace sightline::rendering
