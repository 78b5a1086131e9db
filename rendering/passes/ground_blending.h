/// The OpenGL state of passes that colour the ground from the copied depth buffer: blending without
/// a depth test. The usual state returns at the end of the scope.
#pragma once
#include "rendering/gl/blending.h"
#include "rendering/gl/handle.h"

namespace sightline::rendering {

class GroundBlending {
  public:
    /// Binds the vertex array, because each drawn triangle covers the whole frame.
    explicit GroundBlending(const VertexArray& array) {
        glDisable(GL_DEPTH_TEST);
        glDepthMask(GL_FALSE);
        glEnable(GL_BLEND);
        blendOver();
        glBindVertexArray(array.name());
    }
    ~GroundBlending() {
        glBindVertexArray(0);
        glDisable(GL_BLEND);
        glDepthMask(GL_TRUE);
        glEnable(GL_DEPTH_TEST);
    }
    GroundBlending(const GroundBlending&) = delete;
    GroundBlending& operator=(const GroundBlending&) = delete;
};

}  // namespace sightline::rendering
