/// Lines and areas on the ground. Each colours what the depth buffer says lies inside its body, so
/// it follows steps and hills without geometry of its own, and cannot flicker against them.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/decal_volume.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class DecalPass {
  public:
    static Result<DecalPass> load(const std::filesystem::path& shaders);
    static bool wantedBy(const Scene& scene);
    /// Before the miniatures are drawn, so that they stand on it. Expects the terrain's depth both
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
