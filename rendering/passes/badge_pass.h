/// Pictures that face the camera and keep their size on screen.
#pragma once
#include <map>
#include <string>

#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

using Pictures = std::map<std::string, Texture>;

/// Colours multiplied by alpha, so that edges neither darken nor glow when scaled.
Texture makePicture(const Image& image);

class BadgePass {
  public:
    static Result<BadgePass> load(const std::filesystem::path& shaders);
    /// Far to near over a finished frame. Expects the depth of the terrain bound when a badge
    /// hides.
    void draw(const std::vector<Badge>& badges, const Pictures& pictures, const FrameView& view,
              FrameStatistics& statistics) const;

  private:
    explicit BadgePass(Program program);
    Program program_;
    VertexArray none_;
};

}  // namespace sightline::rendering
