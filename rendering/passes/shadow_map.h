/// Shadow map of the sun. It covers the whole table, not only the view. So it stays valid while the
/// camera moves, and its terrain part stays valid while miniatures move.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/changes.h"
#include "rendering/passes/frame.h"

namespace sightline::rendering {

class ShadowMap {
  public:
    /// Redraws the changed part of the shadow map. Returns true if the whole map is new.
    bool update(const Scene& scene, const GpuModels& models, const Program& shape, int size,
                const Changes& changes, FrameStatistics& statistics);
    const ShadowView& view() const { return view_; }
    const Texture& texture() const { return all_; }

  private:
    void resize(int size);

    ShadowView view_;
    Texture terrainOnly_, all_;
    Framebuffer terrainTarget_, allTarget_;
    InstanceGroups groups_;
};

}  // namespace sightline::rendering
