#include "app/window/legion/table/frame_painter.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLWidget>

#include "app/files/tables/load.h"
#include "app/window/legion/table/table_camera.h"
#include "app/window/legion/table/table_scene.h"
#include "app/window/shell/words/message_words.h"
#include "rendering/first_uses.h"

namespace sightline::app {
namespace {

constexpr double matSlice = 8.0;  // time of one step of painting the mat, milliseconds
// Time without changes before a still picture is drawn with a higher resolution, milliseconds.
constexpr int momentOfRest = 150;
constexpr double sketchedScale = 0.3;
// Time between two frames of dust or snow if nothing else moves, milliseconds.
constexpr int driftInterval = 66;
// Texels along the longer edge of a mat in the mode with less detail. A mat with full detail takes
// seconds.
constexpr int sketchedMat = 384;

}  // namespace

FramePainter::FramePainter(QOpenGLWidget& widget, TableScene& scene, const TableCamera& camera)
    : widget_(widget), scene_(scene), camera_(camera) {
    painting_.setInterval(1);
    connect(&painting_, &QTimer::timeout, this, &FramePainter::paintMat);
    drifting_.setSingleShot(true);
    drifting_.setInterval(driftInterval);
    connect(&drifting_, &QTimer::timeout, this, &FramePainter::again);
    resting_.setSingleShot(true);
    resting_.setInterval(momentOfRest);
    connect(&resting_, &QTimer::timeout, this, [this] {
        rested_ = true;
        emit again();
    });
}

bool FramePainter::begin() {
    auto made = rendering::Renderer::make(assetsFolder() / "shaders");
    scene_.forgetAll();
    usedOnce_ = 0;
    if (!made) {
        failure_ = MessageWords::said(made.problem());
        emit failed(failure_);
        return false;
    }
    renderer_ = std::move(*made);
    since_.start();
    return true;
}

void FramePainter::drop() {
    if (!renderer_) return;
    widget_.makeCurrent();
    renderer_.reset();
    widget_.doneCurrent();
}

void FramePainter::touch() {
    resting_.stop();
    rested_ = finest_ = false;
}

void FramePainter::rest() {
    resting_.stop();
    rested_ = finest_ = true;
}

// Adds one kind of object to a frame, so that the driver prepares its shaders early. All kinds at
// once would block the window.
bool FramePainter::useOnce(rendering::Scene& scene) {
    if (!scene_.showsGame() || usedOnce_ == rendering::kindsOfFirstUse) return false;
    rendering::addFirstUse(scene, usedOnce_++);
    return true;
}

void FramePainter::paint(bool moving) {
    QOpenGLFunctions& driver = *widget_.context()->functions();
    if (!renderer_) {
        driver.glClearColor(0.07F, 0.08F, 0.10F, 1.0F);
        driver.glClear(GL_COLOR_BUFFER_BIT);
        return;
    }
    QElapsedTimer clock;
    clock.start();
    const double ratio = widget_.devicePixelRatioF();
    rendering::FrameSettings settings = renderer_->fluentSettings();
    const rendering::FrameSettings fine;
    // Without a graphics card, a frame costs too much for a picture that drifts all the time.
    if (settings.samples >= fine.samples && scene_.drifts()) {
        scene_.setWeatherTime(double(since_.elapsed()) / 1e3);
        drifting_.start();
    }
    rendering::Scene scene =
        scene_.build(*renderer_, ratio, camera_.viewport().clearHeight() / ratio);

    SceneModels& models = scene_.models();
    const bool modelsWait = models.waiting();
    const bool arriving = models.reading() || modelsWait || !renderer_->matPainted();
    const bool coarse = settings.samples < fine.samples;
    const bool firstUse =
        coarse && !sketched_ && !models.reading() && !modelsWait && useOnce(scene);
    if (arriving) rested_ = false;
    const bool sketch = coarse && sketched_ && !finest_;
    if (coarse && !rested_) settings.scale = pace_.movingScale();
    if (sketch) settings.scale = sketchedScale;
    if (finest_ || (!sketch && rested_ && pace_.affordsSamples())) settings.samples = fine.samples;
    // A still picture is first drawn again at full resolution and, if that was fast enough, once
    // more with all antialiasing samples.
    const bool better = !sketch && (!rested_ || (!finest_ && !pace_.knowsWhole()));
    if (coarse && better && !moving && !arriving && !resting_.isActive()) resting_.start();
    settings.pixelRatio = ratio;
    settings.matMilliseconds = 0.0;
    settings.matSide = sketched_ ? sketchedMat : 0;
    settings.modelsArrive = coarse && arriving;
    renderer_->draw(scene, camera_.shown(), camera_.viewport(), widget_.defaultFramebufferObject(),
                    settings);
    // Waits until the frame is drawn, so that its time can be measured.
    if (coarse) driver.glFinish();
    lastScale_ = settings.scale;
    if (coarse && settings.samples == 1 && !firstUse && !sketch)
        pace_.took(double(clock.nsecsElapsed()) / 1e6, settings.scale);
    if (!renderer_->matPainted()) painting_.start();
    if (modelsWait || firstUse) emit again();
}

// Paints a part of the mat. The table is visible at once, and its mat gets more detail in later
// frames.
void FramePainter::paintMat() {
    if (!renderer_) return painting_.stop();
    widget_.makeCurrent();
    const bool better = renderer_->paintMat(matSlice);
    widget_.doneCurrent();
    if (renderer_->matPainted()) painting_.stop();
    if (better) emit again();
}

}  // namespace sightline::app
