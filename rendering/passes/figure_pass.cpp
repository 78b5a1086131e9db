#include "rendering/passes/figure_pass.h"

#include "rendering/gl/blending.h"
#include "rendering/gl/driver.h"

namespace sightline::rendering {

using Surface = InstanceGroups::Surface;

using Distance = InstanceGroups::Distance;

namespace {

// If a pixel covers more inches than this, light is computed per vertex instead of per pixel. A
// graphics card computes it per pixel for every figure. A software driver does so only near the
// camera, where a pixel is smaller than the details of a figure.
constexpr float farOnHardware = 1e9F, farInSoftware = 0.018F;

}  // namespace

FigurePass::FigurePass(Programs programs)
    : programs_(std::move(programs)), farFrom_(drawsInSoftware() ? farInSoftware : farOnHardware) {}

Result<FigurePass> FigurePass::load(const std::filesystem::path& shaders) {
    auto near = Program::load(shaders, "figure");
    if (!near) return near.problem();
    auto far = Program::load(shaders, "figure_far");
    if (!far) return far.problem();
    auto worn = Program::load(shaders, "figure_worn");
    if (!worn) return worn.problem();
    auto ground = Program::load(shaders, "ground");
    if (!ground) return ground.problem();
    auto standing = Program::load(shaders, "figure_standing");
    if (!standing) return standing.problem();
    auto outline = Program::load(shaders, "figure_outline");
    if (!outline) return outline.problem();
    return FigurePass({std::move(*near), std::move(*far), std::move(*worn), std::move(*ground),
                       std::move(*standing), std::move(*outline)});
}

void FigurePass::gather(const Scene& scene, const GpuModels& models, const FrameView& view,
                        FrameStatistics& statistics) {
    const Frustum frustum(view.viewProjection);
    const InstanceSelection gathering{
        &frustum, view.eye, view.pixelsAtOneInch(),
        0.0F,     farFrom_, Onlooker{glm::dvec3(view.eye), glm::dvec3(view.back)}};
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

void FigurePass::drawOpaque(const InstanceGroups& groups, float rim,
                            FrameStatistics& statistics) const {
    programs_.near.use();
    programs_.near.set("rimLight", rim);
    groups.draw(Surface::opaque, statistics, Distance::near);
    programs_.far.use();
    programs_.far.set("rimLight", rim);
    groups.draw(Surface::opaque, statistics, Distance::far);
    programs_.worn.use();
    groups.draw(Surface::opaque, statistics, Distance::worn);
    programs_.standing.use();
    groups.draw(Surface::opaque, statistics, Distance::standing);
    programs_.ground.use();
    groups.draw(Surface::ground, statistics);
}

// Inverted hull: draws the back faces, moved outwards along the smooth normals. Only a rim of them
// is visible around each figure.
void FigurePass::drawOutlines(float width, FrameStatistics& statistics) const {
    programs_.outline.use();
    programs_.outline.set("width", width);
    glCullFace(GL_FRONT);
    minis_.draw(Surface::outline, statistics);
    glCullFace(GL_BACK);
}

void FigurePass::drawTerrain(FrameStatistics& statistics) const {
    drawOpaque(terrain_, 0.0F, statistics);
}

void FigurePass::drawMinis(float outline, FrameStatistics& statistics) const {
    drawOpaque(minis_, 1.0F, statistics);
    if (outline > 0.0F && minis_.count() > 0) drawOutlines(outline, statistics);
}

void FigurePass::drawTranslucent(FrameStatistics& statistics) const {
    programs_.near.use();
    glDepthFunc(GL_LEQUAL);
    if (ghosts_.count() > 0) {
        // Draws only the depth of the ghosts (translucent instances) first. So only the nearest
        // surface of a ghost is visible.
        glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
        ghosts_.draw(Surface::solid, statistics);
        glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    }
    glEnable(GL_BLEND);
    blendOver();
    glDepthMask(GL_FALSE);
    ghosts_.draw(Surface::opaque, statistics);
    programs_.ground.use();
    ghosts_.draw(Surface::ground, statistics);
    programs_.near.use();
    glEnable(GL_CULL_FACE);
    for (const int hidden : {GL_FRONT, GL_BACK}) {
        glCullFace(GLenum(hidden));
        terrain_.draw(Surface::translucent, statistics);
        minis_.draw(Surface::translucent, statistics);
        ghosts_.draw(Surface::translucent, statistics);
    }
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
}

}  // namespace sightline::rendering
