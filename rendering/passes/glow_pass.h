/// Render pass for glows: soft streaks and balls that face the camera. Solid items hide a glow, and
/// a glow hides no other glow.
#pragma once
#include <vector>

#include "rendering/gl/program.h"
#include "rendering/scene/frame_settings.h"
#include "rendering/scene/scene.h"

namespace sightline::rendering {

class GlowPass {
  public:
    static Result<GlowPass> load(const std::filesystem::path& shaders);
    /// Draws nothing and costs nothing if the list is empty.
    void draw(const std::vector<Glow>& glows, FrameStatistics& statistics);

  private:
    explicit GlowPass(Program program);
    Program program_;
    Buffer instances_;
    VertexArray array_;
};

}  // namespace sightline::rendering
