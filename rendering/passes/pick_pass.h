/// Which instance lies under a pixel: that pixel alone is drawn, with ids for colours.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class PickPass {
  public:
    static Result<PickPass> load(const std::filesystem::path& shaders);
    /// 0 when nothing is there or what is there cannot be picked; terrain hides what is behind it.
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
