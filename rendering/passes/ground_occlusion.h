/// How open the mat is to the sky next to what stands on it: the soft dark that grounds a miniature.
/// Like the shadow map it covers the table and is drawn again only where something moved.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/passes/instances.h"

namespace sightline::rendering {

class GroundOcclusion {
  public:
    static Result<GroundOcclusion> load(const std::filesystem::path& shaders);
    void update(const Scene& scene, const GpuModels& models, FrameStatistics& statistics);
    void forget() { valid_ = false; }
    const Texture& texture() const { return open_; }

  private:
    GroundOcclusion(Program footprint, Program blur);
    void resize(const geometry::TableSize& table);
    void blur(const Texture& from, const Framebuffer& to, glm::vec2 step, FrameStatistics& statistics);

    Program footprint_, blur_;
    bool valid_ = false;
    geometry::TableSize table_{0.0, 0.0};
    int width_ = 0, height_ = 0;
    std::vector<Instance> terrain_, minis_;   ///< what the map shows
    Texture covered_, halfway_, open_;
    Framebuffer coveredTarget_, halfwayTarget_, openTarget_;
    InstanceGroups groups_;
    VertexArray none_;
};

}  // namespace sightline::rendering
