/// Picking: finds the instance under a pixel. The pass draws only this pixel, with ids instead of
/// colours.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class PickPass {
  public:
    static Result<PickPass> load(const std::filesystem::path& shaders);
    /// The pick id of the instance under the pixel. 0 if there is no instance, or if it cannot be
    /// picked. Terrain hides the instances behind it.
    int pick(const Scene& scene, const GpuModels& models, const Camera& camera, Viewport viewport,
             glm::dvec2 pixel);

  private:
    explicit PickPass(Program program);
    Program program_;
    Texture id_, depth_;
    Framebuffer target_;
    InstanceGroups groups_;
};

}  // namespace sightline::rendering
