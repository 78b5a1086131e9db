#include "rendering/passes/figure_pass.h"

namespace sightline::rendering {

using Surface = InstanceGroups::Surface;

Result<FigurePass> FigurePass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "figure");
    if (!program) return program.problem();
    return FigurePass(std::move(*program));
}

void FigurePass::gather(const Scene& scene, const GpuModels& models, const FrameView& view,
                        FrameStatistics& statistics) {
    const Frustum frustum(view.viewProjection);
    const Gathering gathering{&frustum, view.eye, view.pixelsAtOneInch(), 0.0F};
    const auto solid = [](const Instance& instance) { return instance.fade >= 1.0F; };
    const auto ghost = [](const Instance& i) { return i.fade < 1.0F && i.fade > 0.0F; };
    int culled = 0;
    for (InstanceGroups* groups : {&terrain_, &minis_, &ghosts_}) groups->clear();
    culled += terrain_.gather(models, scene.terrain, gathering, solid);
    culled += minis_.gather(models, scene.minis, gathering, solid);
    culled += ghosts_.gather(models, scene.terrain, gathering, ghost);
    culled += ghosts_.gather(models, scene.minis, gathering, ghost);
    for (InstanceGroups* groups : {&terrain_, &minis_, &ghosts_}) groups->upload();
    statistics.instancesCulled += culled;
    statistics.instancesDrawn += terrain_.count() + minis_.count() + ghosts_.count();
}

void FigurePass::drawTerrain(FrameStatistics& statistics) const {
    program_.use();
    terrain_.draw(Surface::opaque, statistics);
}

void FigurePass::drawMinis(FrameStatistics& statistics) const {
    program_.use();
    minis_.draw(Surface::opaque, statistics);
}

void FigurePass::drawTranslucent(FrameStatistics& statistics) const {
    program_.use();
    glDepthFunc(GL_LEQUAL);
    if (ghosts_.count() > 0) {
        // Depth first, so that of a ghost only its nearest surface shows.
        glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
        ghosts_.draw(Surface::opaque, statistics);
        glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    }
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
    ghosts_.draw(Surface::opaque, statistics);
    glEnable(GL_CULL_FACE);
    for (const GLenum hidden : {GL_FRONT, GL_BACK}) {
        glCullFace(hidden);
        terrain_.draw(Surface::translucent, statistics);
        minis_.draw(Surface::translucent, statistics);
        ghosts_.draw(Surface::translucent, statistics);
    }
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
}

}  // namespace sightline::rendering
