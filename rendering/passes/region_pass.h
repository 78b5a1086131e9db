/// Render pass for regions on the ground with a smooth edge. Like the cells of `GridPass`, a region
/// follows steps and hills.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/kept_textures.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class RegionPass {
  public:
    static Result<RegionPass> load(const std::filesystem::path& shaders);
    /// Draws the regions. Must be called before the miniatures are drawn. The terrain's depth must
    /// be bound as a texture.
    void draw(const Scene& scene, FrameStatistics& statistics);

  private:
    explicit RegionPass(Program program);

    Program program_;
    VertexArray none_;
    KeptTextures<RegionCells> textures_;
};

}  // namespace sightline::rendering
