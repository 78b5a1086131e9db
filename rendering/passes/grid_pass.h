/// Render pass for grids of coloured cells on the ground. A cell colours the pixels whose place, by
/// the depth buffer, is in the cell. So cells follow steps and hills.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/kept_textures.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class GridPass {
  public:
    static Result<GridPass> load(const std::filesystem::path& shaders);
    /// Draws the grids. Must be called before the miniatures are drawn. The terrain's depth must be
    /// bound as a texture.
    void draw(const Scene& scene, FrameStatistics& statistics);

  private:
    explicit GridPass(Program program);

    Program program_;
    VertexArray none_;
    KeptTextures<GridCells> textures_;
};

}  // namespace sightline::rendering
