/// Render pass for terrain and miniatures, which are all the instances of models.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class FigurePass {
  public:
    static Result<FigurePass> load(const std::filesystem::path& shaders);
    /// Sorts the instances of the scene into groups for the steps of the pass.
    void gather(const Scene& scene, const GpuModels& models, const FrameView& view,
                FrameStatistics& statistics);
    void drawTerrain(FrameStatistics& statistics) const;
    void drawMinis(FrameStatistics& statistics) const;
    /// Draws glass and ghosts. They are blended over the finished opaque picture.
    void drawTranslucent(FrameStatistics& statistics) const;

  private:
    FigurePass(Program near, Program far);
    void drawOpaque(const InstanceGroups& groups, FrameStatistics& statistics) const;
    Program near_, far_;
    float farFrom_;  ///< an instance is far if a pixel covers this many inches at its place
    InstanceGroups terrain_, minis_, ghosts_;
};

}  // namespace sightline::rendering
