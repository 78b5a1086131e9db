/// What the sun sees. The map covers the table, not the view, so it stays while the camera moves, and
/// its terrain stays while miniatures move.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class ShadowMap {
  public:
    /// Draws again what changed since the last call.
    void update(const Scene& scene, const GpuModels& models, const Program& shape, int size,
                FrameStatistics& statistics);
    /// A model was replaced: what is on the map may be wrong.
    void forget() { valid_ = false; }
    const ShadowView& view() const { return view_; }
    const Texture& texture() const { return all_; }

  private:
    void resize(int size);

    ShadowView view_;
    bool valid_ = false;
    glm::mat4 toClip_{1.0F};
    std::vector<Instance> terrain_, minis_;   ///< what the map shows
    Texture terrainOnly_, all_;
    Framebuffer terrainTarget_, allTarget_;
    InstanceGroups groups_;
};

}  // namespace sightline::rendering
