/// Coloured cells on the ground. Like lines and areas they colour what the depth buffer says lies
/// there, so they follow steps and hills.
#pragma once
#include <memory>
#include <vector>

#include "rendering/gl/program.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class GridPass {
  public:
    static Result<GridPass> load(const std::filesystem::path& shaders);
    /// Before the miniatures are drawn. Expects the terrain's depth bound as a texture.
    void draw(const Scene& scene, FrameStatistics& statistics);

  private:
    /// The cells of one grid as the driver has them.
    struct Kept {
        std::shared_ptr<const GridCells> cells;
        Texture texture;
    };
    explicit GridPass(Program program);
    const Texture& textureOf(const std::shared_ptr<const GridCells>& cells);

    Program program_;
    VertexArray none_;
    std::vector<Kept> kept_;
};

}  // namespace sightline::rendering
