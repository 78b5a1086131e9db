/// A model in buffers of the graphics card, with a few levels of detail.
#pragma once
#include <glm/vec3.hpp>
#include <vector>

#include "rendering/gl/handle.h"
#include "rendering/model/model_levels.h"

namespace sightline::rendering {

class GpuModel {
  public:
    /// Uploads the levels of a model. The first level, the full model, is required.
    explicit GpuModel(const std::vector<ModelLevel>& levels);

    struct Range {
        GLsizei count = 0;       ///< number of indices in this part of the index buffer
        std::size_t offset = 0;  ///< offset of this part in the index buffer, bytes
    };
    struct Level {
        /// Size of the smallest detail in the level, inches. 0 for the full model.
        float cell = 0.0F;
        Range opaque, twoSided, translucent, ground;
        Range outline;  ///< triangles of `opaque` and `twoSided` with welded vertices
    };
    const std::vector<Level>& levels() const { return levels_; }
    glm::vec3 low() const { return low_; }
    glm::vec3 high() const { return high_; }
    glm::vec3 centre() const { return (low_ + high_) * 0.5F; }
    float radius() const;
    GLuint vertexArray() const { return vertexArray_.name(); }

  private:
    std::vector<Level> levels_;
    glm::vec3 low_, high_;
    Buffer vertices_, indices_;
    VertexArray vertexArray_;
};

}  // namespace sightline::rendering
