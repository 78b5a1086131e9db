/// Render pass for the instances of models: terrain and miniatures. Miniatures have a dark outline,
/// so that they stand out against any ground.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class FigurePass {
  public:
    static Result<FigurePass> load(const std::filesystem::path& shaders);
    /// Sorts the instances of the scene into three groups: terrain, miniatures, and ghosts
    /// (translucent instances).
    void gather(const Scene& scene, const GpuModels& models, const FrameView& view,
                FrameStatistics& statistics);
    /// Draws the terrain. The pictures and the light map of the mat must be bound.
    void drawTerrain(FrameStatistics& statistics) const;
    /// Draws the miniatures with their outlines. `outline` is the width of an outline, pixels of
    /// the bound framebuffer; 0: none.
    void drawMinis(float outline, FrameStatistics& statistics) const;
    /// Draws glass and ghosts. They are blended over the finished picture of all opaque items.
    void drawTranslucent(FrameStatistics& statistics) const;

  private:
    struct Programs {
        Program near, far, worn, ground;
        Program standing;  ///< standing badge figures, without shadow
        Program outline;
    };
    explicit FigurePass(Programs programs);
    /// `rim` is the strength of the light along the rims of figures, 0 to 1.
    void drawOpaque(const InstanceGroups& groups, float rim, FrameStatistics& statistics) const;
    void drawOutlines(float width, FrameStatistics& statistics) const;
    Programs programs_;
    float farFrom_;  ///< an instance counts as far if a pixel covers more than this number of
                     ///< inches at its place
    InstanceGroups terrain_, minis_, ghosts_;
};

}  // namespace sightline::rendering
