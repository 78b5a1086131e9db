/// Light map of the mat: the share of the sun's and the sky's light at each place. It depends on
/// the objects on the table and not on the camera. So it is cached, and the mat reads it with one
/// look-up.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/changes.h"

namespace sightline::rendering {

class GroundLight {
  public:
    static Result<GroundLight> load(const std::filesystem::path& shaders);
    /// Redraws the changed part of the map. The uniforms of the frame and the shadow map must be
    /// bound. `everything` means that the shadow map is new.
    void update(const Scene& scene, const GpuModels& models, const Changes& changes,
                bool everything, FrameStatistics& statistics);
    /// True if there is a light map for a table of the given size.
    bool covers(const geometry::TableSize& table) const;
    /// Red channel: share of the sun's light. Green channel: share of the sky's light, which is
    /// smaller next to objects.
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
