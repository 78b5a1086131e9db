/// Render pass for lines and areas that lie on the ground (decals). A decal colours the pixels
/// whose depth is inside the volume of the decal. So decals follow steps and hills without a mesh
/// of their own, and they do not flicker (no z-fighting).
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/decal_volume.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class DecalPass {
  public:
    static Result<DecalPass> load(const std::filesystem::path& shaders);
    static bool wantedBy(const Scene& scene);
    /// Draws the decals. Must be called before the miniatures are drawn, so that miniatures cover
    /// decals. The depth of the terrain must be bound as a texture and be in the framebuffer.
    void draw(const Scene& scene, const GpuModels& models, FrameStatistics& statistics);

  private:
    explicit DecalPass(Program program);
    struct Decal;
    std::vector<Decal> decalsOf(const Scene& scene, const GpuModels& models) const;

    Program program_;
    Buffer vertices_;
    VertexArray array_;
};

}  // namespace sightline::rendering
