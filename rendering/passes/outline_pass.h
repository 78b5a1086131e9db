/// Render pass for the bright outline of selected instances. It is drawn over everything, so no
/// wall hides it.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class OutlinePass {
  public:
    static Result<OutlinePass> load(const std::filesystem::path& shaders);
    /// Draws the outlines over the finished frame in `target`.
    void draw(const Scene& scene, const GpuModels& models, const FrameView& view, unsigned target,
              FrameStatistics& statistics);

  private:
    OutlinePass(Program mask, Program line);
    Program mask_, line_;
    int width_ = 0, height_ = 0;
    Texture shape_;
    Framebuffer shapeTarget_;
    InstanceGroups groups_;
    VertexArray none_;
};

}  // namespace sightline::rendering
