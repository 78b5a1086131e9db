/// Render pass for terrain and miniatures: all instances of models.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class FigurePass {
  public:
    static Result<FigurePass> load(const std::filesystem::path& shaders);
    /// Sorts the scene's instances into groups for the steps of the pass.
    void gather(const Scene& scene, const GpuModels& models, const FrameView& view,
                FrameStatistics& statistics);
    void drawTerrain(FrameStatistics& statistics) const;
    void drawMinis(FrameStatistics& statistics) const;
    /// Draws glass and ghosts, blended over the finished opaque picture.
    void drawTranslucent(FrameStatistics& statistics) const;

  private:
    FigurePass(Program near, Program far);
    void drawOpaque(const InstanceGroups& groups, FrameStatistics& statistics) const;
    Program near_, far_;
    float farFrom_;  ///< instances are far where a pixel covers this many inches
    InstanceGroups terrain_, minis_, ghosts_;
};

}  // namespace sightline::rendering
