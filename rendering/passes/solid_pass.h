/// Render pass for silhouettes of miniatures that look like glass: clear in the middle, bright
/// along the rim.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class SolidPass {
  public:
    static Result<SolidPass> load(const std::filesystem::path& shaders);
    void draw(const std::vector<Solid>& solids, const FrameView& view, FrameStatistics& statistics);

  private:
    explicit SolidPass(Program program);
    Program program_;
    Buffer vertices_;
    VertexArray array_;
};

}  // namespace sightline::rendering
