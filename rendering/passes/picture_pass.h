/// Pictures that lie on the mat, under whatever stands there.
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
    /// After the mat and before anything that is drawn on the ground.
    void draw(const Scene& scene, FrameStatistics& statistics);

  private:
    /// A picture as the driver has it.
    struct Kept {
        std::shared_ptr<const Image> image;
        Texture texture;
    };
    explicit PicturePass(Program program);
    const Texture& textureOf(const std::shared_ptr<const Image>& image);

    Program program_;
    VertexArray none_;
    std::vector<Kept> kept_;
};

}  // namespace sightline::rendering
