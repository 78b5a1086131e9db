/// Render pass for tubes in the air, such as sight lines. Visible parts are lit, and hidden parts
/// are faint.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class TubePass {
  public:
    static Result<TubePass> load(const std::filesystem::path& shaders);
    void draw(const std::vector<Tube>& tubes, FrameStatistics& statistics);

  private:
    explicit TubePass(Program program);
    Program program_;
    Buffer side_, instances_;
    VertexArray array_;
};

}  // namespace sightline::rendering
