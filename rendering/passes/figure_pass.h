/// Terrain and miniatures: everything that is an instance of a model.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class FigurePass {
  public:
    static Result<FigurePass> load(const std::filesystem::path& shaders);
    /// Sorts the scene's instances into what is drawn when.
    void gather(const Scene& scene, const GpuModels& models, const FrameView& view,
                FrameStatistics& statistics);
    void drawTerrain(FrameStatistics& statistics) const;
    void drawMinis(FrameStatistics& statistics) const;
    /// Glass and ghosts, blended over a finished picture of the rest.
    void drawTranslucent(FrameStatistics& statistics) const;

  private:
    FigurePass(Program near, Program far);
    void drawOpaque(const InstanceGroups& groups, FrameStatistics& statistics) const;
    Program near_, far_;
    float farFrom_;  ///< inches that a pixel covers there
    InstanceGroups terrain_, minis_, ghosts_;
};

}  // namespace sightline::rendering
