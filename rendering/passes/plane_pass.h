/// Render pass for flat horizontal items: movement tools and rulers. Each item is one quad, and the
/// shader draws its details.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class PlanePass {
  public:
    static Result<PlanePass> load(const std::filesystem::path& shaders);
    void draw(const std::vector<ToolGhost>& tools, const std::vector<Ruler>& rulers,
              FrameStatistics& statistics) const;

  private:
    PlanePass(Program tool, Program ruler);
    void drawTwice(const Program& program, FrameStatistics& statistics) const;
    Program tool_, ruler_;
    VertexArray none_;
};

}  // namespace sightline::rendering
