/// Render pass for pictures that lie on the mat, below all objects.
#pragma once
#include <memory>
#include <vector>

#include "rendering/gl/program.h"
#include "rendering/scene/frame_settings.h"
#include "rendering/scene/scene.h"

namespace sightline::rendering {

class PicturePass {
  public:
    static Result<PicturePass> load(const std::filesystem::path& shaders);
    /// Draws the pictures. Must be called after the mat and before all decals are drawn.
    void draw(const Scene& scene, FrameStatistics& statistics);

  private:
    /// The cached texture of one picture.
    struct CachedPicture {
        std::shared_ptr<const Image> image;
        Texture texture;
    };
    explicit PicturePass(Program program);
    const Texture& textureOf(const std::shared_ptr<const Image>& image);

    Program program_;
    VertexArray none_;
    std::vector<CachedPicture> kept_;
};

}  // namespace sightline::rendering
