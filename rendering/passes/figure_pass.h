/// Render pass for the instances of models: terrain and miniatures.
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
    void drawMinis(FrameStatistics& statistics) const;
    /// Draws glass and ghosts. They are blended over the finished picture of all opaque items.
    void drawTranslucent(FrameStatistics& statistics) const;

  private:
    FigurePass(Program near, Program far, Program worn, Program ground);
    void drawOpaque(const InstanceGroups& groups, FrameStatistics& statistics) const;
    Program near_, far_, worn_, ground_;
    float farFrom_;  ///< an instance counts as far if a pixel covers more than this number of
                     ///< inches at its place
    InstanceGroups terrain_, minis_, ghosts_;
};

}  // namespace sightline::rendering
