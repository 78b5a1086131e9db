/// Render pass for badges: pictures that face the camera and keep their size on screen.
#pragma once
#include <map>
#include <string>

#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

using Pictures = std::map<std::string, Texture>;

/// A texture with premultiplied alpha, so that edges neither darken nor glow when it is scaled.
Texture makePicture(const Image& image);

class BadgePass {
  public:
    static Result<BadgePass> load(const std::filesystem::path& shaders);
    /// Draws badges over a finished frame, from far to near. If terrain may hide a badge, the depth
    /// of the terrain must be bound as a texture.
    void draw(const std::vector<Badge>& badges, const Pictures& pictures, const FrameView& view,
              FrameStatistics& statistics) const;

  private:
    explicit BadgePass(Program program);
    Program program_;
    VertexArray none_;
};

}  // namespace sightline::rendering
