/// Render pass for lines and areas on the ground. Each decal colours the pixels whose depth lies
/// inside its volume. It follows steps and hills without own geometry and does not flicker (no
/// z-fighting).
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/decal_volume.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class DecalPass {
  public:
    static Result<DecalPass> load(const std::filesystem::path& shaders);
    static bool wantedBy(const Scene& scene);
    /// Draw before the miniatures, so that they stand on the decals. Needs the terrain's depth both
    /// bound as a texture and in the framebuffer.
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
