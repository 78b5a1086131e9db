/// Render pass for coloured cells on the ground. Cells colour the pixels at the depth buffer's
/// positions, like lines and areas, so they follow steps and hills.
#pragma once
#include <memory>
#include <vector>

#include "rendering/gl/program.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class GridPass {
  public:
    static Result<GridPass> load(const std::filesystem::path& shaders);
    /// Draw before the miniatures. Needs the terrain's depth bound as a texture.
    void draw(const Scene& scene, FrameStatistics& statistics);

  private:
    /// The textures of one grid, cached.
    struct CachedGrid {
        std::shared_ptr<const GridCells> cells;
        Texture texture;
    };
    explicit GridPass(Program program);
    const Texture& textureOf(const std::shared_ptr<const GridCells>& cells);

    Program program_;
    VertexArray none_;
    std::vector<CachedGrid> kept_;
};

}  // namespace sightline::rendering
