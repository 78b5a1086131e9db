/// Render pass that scales a smaller frame to the size of the whole picture.
#pragma once
#include "rendering/gl/program.h"

namespace sightline::rendering {

class EnlargePass {
  public:
    static Result<EnlargePass> load(const std::filesystem::path& shaders) {
        auto program = Program::load(shaders, "screen", "copy");
        if (!program) return program.problem();
        return EnlargePass(std::move(*program));
    }
    /// Draws the small frame over the whole bound framebuffer. Afterwards, the depth test is
    /// disabled.
    void draw(const Texture& frame, FrameStatistics& statistics) const {
        glDisable(GL_DEPTH_TEST);
        bindTexture(Unit::picture, frame);
        program_.use();
        glBindVertexArray(none_.name());
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glBindVertexArray(0);
        ++statistics.drawCalls;
    }

  private:
    explicit EnlargePass(Program program)
        : program_(std::move(program)), none_(VertexArray::make()) {}
    Program program_;
    VertexArray none_;
};

}  // namespace sightline::rendering
