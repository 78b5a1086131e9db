/// Render pass for regions on the ground with a smooth edge. Like the cells of `GridPass`, a region
/// follows steps and hills.
#pragma once
#include <memory>
#include <vector>

#include "rendering/gl/program.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class RegionPass {
  public:
    static Result<RegionPass> load(const std::filesystem::path& shaders);
    /// Draws the regions. Must be called before the miniatures are drawn. The terrain's depth must
    /// be bound as a texture.
    void draw(const Scene& scene, FrameStatistics& statistics);

  private:
    /// The cached texture of one region. It has a border of one empty cell on each side.
    struct CachedRegion {
        std::shared_ptr<const RegionCells> cells;
        Texture texture;
    };
    explicit RegionPass(Program program);
    const Texture& textureOf(const std::shared_ptr<const RegionCells>& cells);

    Program program_;
    VertexArray none_;
    std::vector<CachedRegion> kept_;
};

}  // namespace sightline::rendering
