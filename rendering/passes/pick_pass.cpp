#include "rendering/passes/pick_pass.h"

#include <cmath>
#include <glm/ext/matrix_projection.hpp>
#include <glm/ext/matrix_transform.hpp>

#include "rendering/gl/target.h"

namespace sightline::rendering {

PickPass::PickPass(Program program)
    : program_(std::move(program)),
      id_(makeTexture(1, 1, {GL_R32I, GL_NEAREST})),
      depth_(makeTexture(1, 1, {GL_DEPTH_COMPONENT24, GL_NEAREST})),
      target_(makeFramebuffer(&id_, &depth_)) {}

Result<PickPass> PickPass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "depth", "pick");
    if (!program) return program.problem();
    return PickPass(std::move(*program));
}

int PickPass::pick(const Scene& scene, const GpuModels& models, const Camera& camera,
                   Viewport viewport, glm::dvec2 pixel) {
    if (pixel.x < 0 || pixel.y < 0 || pixel.x >= viewport.width || pixel.y >= viewport.height) {
        return 0;
    }
    const glm::dvec2 centre(std::floor(pixel.x) + 0.5, viewport.height - std::floor(pixel.y) - 0.5);
    const glm::dmat4 onlyIt =
        glm::pickMatrix(centre, glm::dvec2(1.0), glm::ivec4(0, 0, viewport.width, viewport.height));
    const glm::mat4 toClip(onlyIt * camera.projection(viewport) * camera.view());
    const Frustum frustum(toClip);
    InstanceSelection gathering{.frustum = &frustum};
    gathering.onlooker = onlookerOf(camera);
    const auto all = [](const Instance&) { return true; };
    groups_.clear();
    groups_.gather(models, scene.terrain, gathering, all);
    groups_.gather(models, scene.minis, gathering, all);
    if (groups_.count() == 0) return 0;
    groups_.upload();

    glBindFramebuffer(GL_FRAMEBUFFER, target_.name());
    glViewport(0, 0, 1, 1);
    const GLint nothing[4] = {0, 0, 0, 0};
    const GLfloat far = 1.0F;
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LESS);
    glDepthMask(GL_TRUE);
    glClearBufferiv(GL_COLOR, 0, nothing);
    glClearBufferfv(GL_DEPTH, 0, &far);
    program_.use();
    program_.set("toClip", toClip);
    FrameStatistics unread;
    groups_.draw(InstanceGroups::Surface::solid, unread);
    GLint found = 0;
    glReadPixels(0, 0, 1, 1, GL_RED_INTEGER, GL_INT, &found);
    glDisable(GL_DEPTH_TEST);
    return found;
}

}  // namespace sightline::rendering
