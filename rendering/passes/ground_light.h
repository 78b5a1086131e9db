/// The light on the mat: how much sun and how much sky each place gets. It depends on what stands
/// on the table and not on the camera, so it is kept, and the mat reads it with a single look-up.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/changes.h"

namespace sightline::rendering {

class GroundLight {
  public:
    static Result<GroundLight> load(const std::filesystem::path& shaders);
    /// Expects the frame's uniforms and the shadow map in place. `everything`: the shadow map is
    /// new.
    void update(const Scene& scene, const GpuModels& models, const Changes& changes,
                bool everything, FrameStatistics& statistics);
    /// There is light on a table of this size already.
    bool covers(const geometry::TableSize& table) const;
    /// Red: the sun's share. Green: the sky's, dimmed next to what stands there.
    const Texture& texture() const { return light_; }

  private:
    GroundLight(Program footprint, Program blur, Program light);
    void resize(const geometry::TableSize& table);
    void drawFootprints(const Scene& scene, const GpuModels& models, const PlanArea& area,
                        FrameStatistics& statistics);
    void drawScreen(const Framebuffer& target, const PlanArea& area, double texelsPerInch,
                    FrameStatistics& statistics) const;

    Program footprint_, blur_, lightProgram_;
    geometry::TableSize table_{0.0, 0.0};
    Texture covered_, halfway_, open_, light_;
    Framebuffer coveredTarget_, halfwayTarget_, openTarget_, lightTarget_;
    InstanceGroups groups_;
    VertexArray none_;
};

}  // namespace sightline::rendering
