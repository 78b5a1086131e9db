/// Render pass that darkens the picture around the lit parts of a scene.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/dim_mask.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class DimPass {
  public:
    static Result<DimPass> load(const std::filesystem::path& shaders);
    /// Darkens the bound framebuffer. Draws nothing if the scene is not dimmed. Afterwards, the
    /// depth test is disabled.
    void draw(const Dimming& dimming, const FrameView& view, FrameStatistics& statistics);

  private:
    explicit DimPass(Program program);
    void upload(const DimMask& mask);
    Program program_;
    VertexArray none_;
    Texture texture_;
    int columns_ = 0, rows_ = 0;  ///< size of the texture
    /// The content of the texture. A still picture is drawn several times, but masked once.
    Dimming masked_{};
    FrameView seen_{};
};

}  // namespace sightline::rendering
