/// Render pass for pictures that lie on the mat, below all objects.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/kept_textures.h"
#include "rendering/scene/frame_settings.h"
#include "rendering/scene/scene.h"

namespace sightline::rendering {

class PicturePass {
  public:
    static Result<PicturePass> load(const std::filesystem::path& shaders);
    /// Draws the pictures. Must be called after the mat and before all decals are drawn.
    void draw(const Scene& scene, FrameStatistics& statistics);

  private:
    explicit PicturePass(Program program);

    Program program_;
    VertexArray none_;
    KeptTextures<Image> textures_;
};

}  // namespace sightline::rendering
