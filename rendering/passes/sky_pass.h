/// Render pass for the background: the dim room around the table, and the landscape on its wall.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class SkyPass {
  public:
    static Result<SkyPass> load(const std::filesystem::path& shaders) {
        auto program = Program::load(shaders, "screen", "sky");
        if (!program) return program.problem();
        return SkyPass(std::move(*program));
    }
    void draw(const Texture& backdrop, FrameStatistics& statistics) const {
        bindTexture(Unit::picture, backdrop);
        glDepthFunc(GL_LEQUAL);
        glDepthMask(GL_FALSE);
        program_.use();
        glBindVertexArray(none_.name());
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glBindVertexArray(0);
        glDepthMask(GL_TRUE);
        ++statistics.drawCalls;
    }

  private:
    explicit SkyPass(Program program) : program_(std::move(program)), none_(VertexArray::make()) {}
    Program program_;
    VertexArray none_;
};

}  // namespace sightline::rendering
