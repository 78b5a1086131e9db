#include "rendering/passes/picture_pass.h"

#include <utility>

#include "rendering/passes/badge_pass.h"

namespace sightline::rendering {
namespace {

// Height of a picture over the mat in inches; it avoids z-fighting.
constexpr float overTheMat = 0.02F;

Texture pictureTexture(const Image& image) {
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    return makePicture(image);
}

}  // namespace

PicturePass::PicturePass(Program program)
    : program_(std::move(program)), none_(VertexArray::make()) {}

Result<PicturePass> PicturePass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "picture");
    if (!program) return program.problem();
    return PicturePass(std::move(*program));
}

void PicturePass::draw(const Scene& scene, FrameStatistics& statistics) {
    textures_.keepOnly(scene.pictures, [](const GroundPicture& picture) { return picture.image; });
    if (scene.pictures.empty()) return;
    glDepthFunc(GL_LEQUAL);
    glDepthMask(GL_FALSE);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    program_.use();
    glBindVertexArray(none_.name());
    for (const GroundPicture& picture : scene.pictures) {
        if (!picture.image || picture.image->width <= 0 || picture.image->height <= 0) continue;
        bindTexture(Unit::picture, textures_.of(picture.image, pictureTexture));
        program_.set("corner", glm::vec2(picture.corner));
        program_.set("along", glm::vec2(picture.along));
        program_.set("up", glm::vec2(picture.up));
        program_.set("level", overTheMat);
        program_.set("opacity", picture.opacity);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        ++statistics.drawCalls;
        statistics.triangles += 2;
    }
    glBindVertexArray(0);
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    glDepthFunc(GL_LESS);
}

}  // namespace sightline::rendering
