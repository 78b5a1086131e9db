#include "rendering/renderer.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <cmath>

#include "rendering/gl/driver.h"
#include "rendering/gl/program.h"
#include "rendering/gl/target.h"
#include "rendering/passes/badge_pass.h"
#include "rendering/passes/changes.h"
#include "rendering/passes/decal_pass.h"
#include "rendering/passes/dim_pass.h"
#include "rendering/passes/enlarge_pass.h"
#include "rendering/passes/figure_pass.h"
#include "rendering/passes/frame.h"
#include "rendering/passes/glow_pass.h"
#include "rendering/passes/grid_pass.h"
#include "rendering/passes/ground_light.h"
#include "rendering/passes/outline_pass.h"
#include "rendering/passes/pick_pass.h"
#include "rendering/passes/picture_pass.h"
#include "rendering/passes/plane_pass.h"
#include "rendering/passes/region_pass.h"
#include "rendering/passes/shadow_map.h"
#include "rendering/passes/sky_pass.h"
#include "rendering/passes/solid_pass.h"
#include "rendering/passes/table_pass.h"
#include "rendering/passes/tube_pass.h"
#include "rendering/words/drawing.h"

namespace sightline::rendering {

struct Renderer::Parts {
    Program shape;
    TablePass table;
    FigurePass figures;
    DecalPass decals;
    GridPass grids;
    RegionPass regions;
    GroundLight light;
    SkyPass sky;
    TubePass tubes;
    SolidPass solids;
    PlanePass planes;
    OutlinePass outlines;
    BadgePass badges;
    PickPass picker;
    EnlargePass enlarge;
    PicturePass onTheMat;
    DimPass dim;
    GlowPass glows;
    GpuModels models{};
    Pictures pictures{};
    ChangeWatch changes{};
    ShadowMap shadow{};
    FrameBlock block{};
    FrameTarget target{};
    DepthCopy ground{};
};

namespace {

constexpr double leastScale = 0.2;
constexpr double figureOutline = 1.5;  ///< width of the outlines of miniatures, logical pixels

/// Sets the OpenGL state that the passes need; the window toolkit may have changed it.
void knownState() {
    glDisable(GL_FRAMEBUFFER_SRGB);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_STENCIL_TEST);
    glDisable(GL_BLEND);
    glDisable(GL_CULL_FACE);
    glDisable(GL_POLYGON_OFFSET_FILL);
    glEnable(GL_MULTISAMPLE);
    glFrontFace(GL_CCW);
    glCullFace(GL_BACK);
    glDepthMask(GL_TRUE);
    glStencilMask(0xFF);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
}

/// Size at which the frame is drawn. The frame is then enlarged to the viewport.
Viewport innerOf(Viewport viewport, const FrameSettings& settings) {
    if (settings.samples > 1 || settings.scale >= 1.0) return viewport;
    const double scale = std::max(settings.scale, leastScale);
    const auto scaled = [scale](int pixels) { return int(std::lround(pixels * scale)); };
    return {std::max(1, scaled(viewport.width)),
            std::max(1, scaled(viewport.height)),
            scaled(viewport.left),
            scaled(viewport.top),
            scaled(viewport.right),
            scaled(viewport.bottom)};
}

bool readsGround(const Scene& scene) {
    return DecalPass::wantedBy(scene) || !scene.grids.empty() || !scene.regions.empty() ||
           std::any_of(scene.badges.begin(), scene.badges.end(),
                       [](const Badge& badge) { return badge.hideBehindTerrain; });
}

}  // namespace

Renderer::Renderer() = default;
Renderer::~Renderer() = default;

Result<std::unique_ptr<Renderer>> Renderer::make(const std::filesystem::path& folder) {
    const int version = epoxy_gl_version();
    if (version < 41) return problemOf(say::openGlNeeded(version / 10, version % 10));
    knownState();
    auto shape = Program::load(folder, "depth");
    if (!shape) return shape.problem();
    auto table = TablePass::load(folder);
    if (!table) return table.problem();
    auto figures = FigurePass::load(folder);
    if (!figures) return figures.problem();
    auto decals = DecalPass::load(folder);
    if (!decals) return decals.problem();
    auto grids = GridPass::load(folder);
    if (!grids) return grids.problem();
    auto regions = RegionPass::load(folder);
    if (!regions) return regions.problem();
    auto light = GroundLight::load(folder);
    if (!light) return light.problem();
    auto sky = SkyPass::load(folder);
    if (!sky) return sky.problem();
    auto tubes = TubePass::load(folder);
    if (!tubes) return tubes.problem();
    auto solids = SolidPass::load(folder);
    if (!solids) return solids.problem();
    auto planes = PlanePass::load(folder);
    if (!planes) return planes.problem();
    auto outlines = OutlinePass::load(folder);
    if (!outlines) return outlines.problem();
    auto badges = BadgePass::load(folder);
    if (!badges) return badges.problem();
    auto picker = PickPass::load(folder);
    if (!picker) return picker.problem();
    auto enlarge = EnlargePass::load(folder);
    if (!enlarge) return enlarge.problem();
    auto onTheMat = PicturePass::load(folder);
    if (!onTheMat) return onTheMat.problem();
    auto dim = DimPass::load(folder);
    if (!dim) return dim.problem();
    auto glows = GlowPass::load(folder);
    if (!glows) return glows.problem();
    std::unique_ptr<Renderer> renderer(new Renderer);
    renderer->parts_.reset(new Parts{std::move(*shape), std::move(*table), std::move(*figures),
                                     std::move(*decals), std::move(*grids), std::move(*regions),
                                     std::move(*light), std::move(*sky), std::move(*tubes),
                                     std::move(*solids), std::move(*planes), std::move(*outlines),
                                     std::move(*badges), std::move(*picker), std::move(*enlarge),
                                     std::move(*onTheMat), std::move(*dim), std::move(*glows)});
    return renderer;
}

void Renderer::setModel(const std::string& name, const Model& model) {
    setModel(name, levelsOf(model));
}

void Renderer::setModel(const std::string& name, const std::vector<ModelLevel>& levels) {
    parts_->models[name] = std::make_unique<GpuModel>(levels);
    parts_->changes.forget();
}

bool Renderer::hasModel(const std::string& name) const { return parts_->models.contains(name); }

void Renderer::setImage(const std::string& name, const Image& image) {
    if (image.width <= 0 || image.height <= 0) return;
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    parts_->pictures[name] = makePicture(image);
}

bool Renderer::hasImage(const std::string& name) const { return parts_->pictures.contains(name); }

FrameSettings Renderer::fluentSettings() const {
    FrameSettings settings;
    if (drawsInSoftware()) {
        settings.samples = 1;
        settings.shadowSize = 1536;
    }
    return settings;
}

FrameStatistics Renderer::draw(const Scene& scene, const Camera& camera, Viewport viewport,
                               unsigned target, const FrameSettings& settings) {
    FrameStatistics statistics;
    if (viewport.width <= 0 || viewport.height <= 0) return statistics;
    Parts& parts = *parts_;
    knownState();
    parts.table.prepare(scene, settings);
    const bool asBefore = settings.modelsArrive && parts.light.covers(scene.table);
    const Changes changes = asBefore ? Changes{false} : parts.changes.since(scene, parts.models);
    const bool newShadows =
        !asBefore && parts.shadow.update(scene, parts.models, parts.shape, settings.shadowSize,
                                         changes, statistics);
    const Viewport inner = innerOf(viewport, settings);
    FrameView view = viewOf(camera, inner, settings.pixelRatio);
    parts.block.upload(view, scene, parts.shadow.view());
    bindTexture(Unit::shadow, parts.shadow.texture());
    parts.light.update(scene, parts.models, changes, newShadows, statistics);
    parts.figures.gather(scene, parts.models, view, statistics);

    parts.target.resize(inner.width, inner.height, settings.samples);
    glBindFramebuffer(GL_FRAMEBUFFER, parts.target.name());
    glViewport(0, 0, inner.width, inner.height);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LESS);
    glClear(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    bindTexture(Unit::light, parts.light.texture());
    parts.table.bindPictures();

    parts.figures.drawTerrain(statistics);
    parts.table.draw(statistics);
    parts.onTheMat.draw(scene, statistics);
    if (readsGround(scene)) {
        parts.ground.take(parts.target.name(), inner.width, inner.height);
        bindTexture(Unit::depth, parts.ground.texture());
        parts.grids.draw(scene, statistics);
        parts.regions.draw(scene, statistics);
        parts.decals.draw(scene, parts.models, statistics);
    }
    const double shrunk = double(inner.width) / double(viewport.width);
    parts.figures.drawMinis(float(figureOutline * settings.pixelRatio * shrunk), statistics);
    parts.sky.draw(parts.table.backdrop(), statistics);
    parts.tubes.draw(scene.tubes, statistics);
    parts.figures.drawTranslucent(statistics);
    parts.planes.draw(scene.tools, scene.rulers, statistics);
    parts.solids.draw(scene.solids, view, statistics);
    parts.glows.draw(scene.glows, statistics);

    if (inner.width != viewport.width || inner.height != viewport.height) {
        glBindFramebuffer(GL_FRAMEBUFFER, target);
        glViewport(0, 0, viewport.width, viewport.height);
        parts.enlarge.draw(parts.target.picture(), statistics);
        view = viewOf(camera, viewport, settings.pixelRatio);
        parts.block.upload(view, scene, parts.shadow.view());
    } else {
        glBindFramebuffer(GL_READ_FRAMEBUFFER, parts.target.name());
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, target);
        glBlitFramebuffer(0, 0, inner.width, inner.height, 0, 0, viewport.width, viewport.height,
                          GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_FRAMEBUFFER, target);
    }
    parts.outlines.draw(scene, parts.models, view, target, statistics);
    parts.badges.draw(scene.badges, parts.pictures, view, statistics);
    parts.dim.draw(scene.dimming, view, statistics);
    glDisable(GL_DEPTH_TEST);
    glUseProgram(0);
    glActiveTexture(GL_TEXTURE0);
    checkDriver();
    return statistics;
}

bool Renderer::paintMat(double milliseconds) {
    knownState();
    const bool better = parts_->table.mat().work(milliseconds);
    glUseProgram(0);
    glActiveTexture(GL_TEXTURE0);
    checkDriver();
    return better;
}

bool Renderer::matPainted() const { return parts_->table.mat().finished(); }

int Renderer::pick(const Scene& scene, const Camera& camera, Viewport viewport, glm::dvec2 pixel) {
    knownState();
    return parts_->picker.pick(scene, parts_->models, camera, viewport, pixel);
}

}  // namespace sightline::rendering
