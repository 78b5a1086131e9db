/// Data that all passes of a frame share: view, light, and the uniform block with both.
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
    float inchesAtOneInch = 0.0F;  ///< size of a pixel at a distance of one inch, inches
    Viewport viewport{};
    double pixelRatio = 1.0;
    float pixelsAtOneInch() const { return 1.0F / inchesAtOneInch; }
};

FrameView viewOf(const Camera& camera, Viewport viewport, double pixelRatio);

/// The shadow map of a frame and its transform.
struct ShadowView {
    glm::mat4 toTexture{1.0F};  ///< transform from the world to texture coordinates and depth
    int size = -1;              ///< texels along a side; 0 or less: no shadow
};

/// The uniform block `Frame` of the shaders (assets/shaders/frame.glsl).
class FrameBlock {
  public:
    void upload(const FrameView& view, const Scene& scene, const ShadowView& shadow);

  private:
    Buffer buffer_;
};

}  // namespace sightline::rendering
