#include "app/window/shell/widgets/table_studio.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/files/models/any_model.h"
#include "rendering/model/shape_model.h"
#include "rendering/renderer.h"

namespace sightline::app {
namespace {

constexpr int matTexelsPerPixel = 2, shadowTexels = 2048, samples = 4;

/// The name by which the renderer knows the model of a piece. Pieces of other tables with the same
/// file share it.
std::string modelName(const Layout& layout, std::size_t piece) {
    const Layout::Look& look = layout.looks[piece];
    if (look.model.empty()) return layout.name + "/" + layout.pieces[piece].id;
    return look.model.string() + "/" + look.unit + std::to_string(look.scale) +
           (look.yUp ? "y/" : "z/") + std::to_string(look.simplifiedWithin);
}

std::optional<rendering::Model> modelOf(const Layout& layout, std::size_t piece,
                                        const std::atomic<bool>& stop) {
    const Layout::Look& look = layout.looks[piece];
    const geometry::PieceSpec& spec = layout.pieces[piece];
    if (!look.model.empty()) {
        auto read = readNamedModel(
            {look.model, look.scale, look.unit, look.yUp, look.simplifiedWithin}, &stop);
        if (read) return std::move(*read);
    }
    if (std::holds_alternative<geometry::MeshShape>(spec.shape)) return std::nullopt;
    return rendering::modelOfShape(spec.shape, spec.facts.kind);
}

rendering::Scene sceneOf(const Layout& layout) {
    rendering::Scene scene;
    scene.table = layout.table;
    scene.mat = layout.mat;
    for (std::size_t i = 0; i < layout.pieces.size(); ++i) {
        rendering::Instance instance;
        instance.model = modelName(layout, i);
        instance.position = layout.pieces[i].position;
        instance.facing = layout.pieces[i].rotation;
        scene.terrain.push_back(std::move(instance));
    }
    return scene;
}

// A camera so high that the picture has hardly any perspective, like a plan.
rendering::Camera fromAbove(const geometry::TableSize& table) {
    constexpr double high = 400.0;  // inches
    rendering::Camera camera;
    camera.target = {table.width / 2.0, table.depth / 2.0, 0.0};
    camera.distance = high;
    camera.pitch = {90.0};
    camera.fieldOfView = {2.0 * std::atan(table.depth / 2.0 / high) * 180.0 / std::numbers::pi};
    return camera;
}

}  // namespace

std::unique_ptr<QOffscreenSurface> studioSurface() {
    if (!QOpenGLContext::supportsThreadedOpenGL()) return nullptr;
    auto surface = std::make_unique<QOffscreenSurface>();
    surface->create();
    return surface->isValid() ? std::move(surface) : nullptr;
}

TableStudio::TableStudio(QOffscreenSurface& surface)
    : surface_(surface), context_(std::make_unique<QOpenGLContext>()) {
    context_->setFormat(surface.requestedFormat());
    if (!context_->create() || !context_->makeCurrent(&surface_)) return;
    auto made = rendering::Renderer::make(assetsFolder() / "shaders");
    if (made) renderer_ = std::move(*made);
}

TableStudio::~TableStudio() {
    if (renderer_ && context_->makeCurrent(&surface_)) renderer_.reset();
    context_->doneCurrent();
}

bool TableStudio::load(const Layout& layout, const std::atomic<bool>& stop) {
    for (std::size_t i = 0; i < layout.pieces.size(); ++i) {
        const std::string name = modelName(layout, i);
        if (renderer_->hasModel(name)) continue;
        if (const auto model = modelOf(layout, i, stop)) renderer_->setModel(name, *model);
        if (stop) return false;
    }
    return true;
}

QImage TableStudio::picture(const Layout& layout, int width, const std::atomic<bool>& stop) {
    if (!renderer_ || !context_->makeCurrent(&surface_) || !load(layout, stop)) return {};
    const geometry::TableSize& table = layout.table;
    const int height = std::max(1, int(std::lround(width * table.depth / table.width)));
    QOpenGLFramebufferObject target(width, height);
    rendering::FrameSettings settings;
    settings.samples = samples;
    settings.shadowSize = shadowTexels;
    settings.matSide = std::max(width, height) * matTexelsPerPixel;
    renderer_->draw(sceneOf(layout), fromAbove(table), {width, height}, target.handle(), settings);
    return stop ? QImage() : target.toImage().convertToFormat(QImage::Format_RGB32);
}

}  // namespace sightline::app
