#include "rendering/passes/dim_pass.h"

#include "rendering/gl/target.h"

namespace sightline::rendering {

DimPass::DimPass(Program program) : program_(std::move(program)), none_(VertexArray::make()) {}

Result<DimPass> DimPass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "screen", "dim");
    if (!program) return program.problem();
    return DimPass(std::move(*program));
}

void DimPass::upload(const DimMask& mask) {
    if (!texture_ || columns_ != mask.columns || rows_ != mask.rows) {
        texture_ = makeTexture(mask.columns, mask.rows, {.format = GL_R8});
        columns_ = mask.columns;
        rows_ = mask.rows;
    }
    glActiveTexture(workbench);
    glBindTexture(GL_TEXTURE_2D, texture_.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, mask.columns, mask.rows, GL_RED, GL_UNSIGNED_BYTE,
                    mask.darkness.data());
}

void DimPass::draw(const Dimming& dimming, const FrameView& view, FrameStatistics& statistics) {
    if (dimming.strength <= 0.0F) return;
    if (!texture_ || dimming != masked_ || !(view == seen_)) {
        upload(dimMaskOf(dimming, view));
        masked_ = dimming;
        seen_ = view;
    }
    bindTexture(Unit::picture, texture_);
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    program_.use();
    glBindVertexArray(none_.name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
    glDisable(GL_BLEND);
    ++statistics.drawCalls;
}

}  // namespace sightline::rendering
