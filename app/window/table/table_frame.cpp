// One frame of the table: from the session's view to pixels, and the card beside the pointer.
#include <QElapsedTimer>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <algorithm>
#include <cmath>

#include "app/window/scene/scene_colours.h"
#include "app/window/scene/scene_mission.h"
#include "app/window/table/table_view_parts.h"
#include "app/window/tools/table_answers.h"
#include "app/window/words/message_words.h"
#include "engine/asking/bounds.h"
#include "rendering/first_uses.h"

namespace sightline::app {
namespace {

constexpr double roomyPixelsPerInch = 18.0, smallestBadge = 0.62;
constexpr double overTheHead = 0.25;  // inches from a badge down to the head that it stands over
constexpr double matSlice = 8.0;      // milliseconds of painting between other events
constexpr double modelSlice = 8.0;    // milliseconds of a frame for models that are new
constexpr double sketchedScale = 0.3;
constexpr int sketchedMat = 384;  // texels along its longer edge; a whole mat takes seconds

/// Badges shrink a little with what is far away, so that they do not cover the units that they
/// name.
void fitBadges(rendering::Scene& scene, const rendering::Camera& camera, int heightInPixels) {
    const double slope = std::tan(geometry::Degrees{camera.fieldOfView}.radians() / 2.0);
    const glm::dvec3 eye = camera.eye();
    for (rendering::Badge& badge : scene.badges) {
        const double away = std::max(glm::distance(eye, badge.at), 1.0);
        const double pixelsPerInch = heightInPixels / (2.0 * away * slope);
        const double scale =
            std::clamp(std::sqrt(pixelsPerInch / roomyPixelsPerInch), smallestBadge, 1.0);
        badge.size *= scale;
        badge.offset *= scale;
    }
}

/// Eyes do not see whose head is behind terrain: neither do they see its badge.
void hideUnseen(rendering::Badge& badge) {
    badge.at.z -= overTheHead;
    badge.hideBehindTerrain = true;
}

}  // namespace

double TableView::Parts::lineWidth() const {
    return std::clamp(camera.camera().distance / 550.0, 0.03, 0.18);
}

SceneFocus TableView::Parts::focus() const {
    SceneFocus focus;
    focus.selected = session.selected();
    focus.hovered = session.hovered();
    focus.rangeRings = shiftDown || ringsOn;
    focus.models = renderer.get();
    if (witness) focus.pieces = witness->pieces;
    focus.line = lineWidth();
    if (const engine::Question* question = session.question()) {
        focus.answers = clickable(*question, session.view());
        focus.numbered = namesMiniatures(*question);
        for (const int option : session.ticked())
            focus.ticked.insert(std::get<engine::UnitId>(question->options[std::size_t(option)]));
    }
    for (const geometry::FormationPlace& place : places.places())
        focus.leaving.insert(engine::MiniId{place.key});
    if (move.wish() && session.question()) {
        const engine::UnitView& unit = session.view().unit(session.question()->unit);
        focus.leaving.insert(unit.minis.front());
    }
    return focus;
}

void TableView::Parts::buildScene(rendering::Scene& scene) {
    if (guest) return buildGuestScene(scene);
    if (!session.running()) return;
    SceneDraft draft{scene, images};
    const SceneFocus shown = focus();
    buildTable(draft, session.layout(), shown);
    const engine::Question* question = session.question();
    const bool deploying = question && question->move && question->move->terms.deployment;
    const bool settingUp = session.view().phase == engine::Phase::setup;
    buildMission(draft, session.view(), {shown.line, deploying || settingUp});
    const std::size_t before = scene.badges.size();
    buildMinis(draft, session.view(), glide, shown);
    if (camera.inEyes())
        for (std::size_t i = before; i < scene.badges.size(); ++i) hideUnseen(scene.badges[i]);
    for (const TableTool* tool : tools()) tool->draw(draft);
    if (witness && witness->line) {
        scene.tubes.push_back({witness->line->from, witness->line->to, 0.05, colours::selection});
    }
}

// One thing a frame, so that none holds the window for all of them.
bool TableView::Parts::useOnce(rendering::Scene& scene) {
    if (!session.running() || usedOnce == rendering::kindsOfFirstUse) return false;
    rendering::addFirstUse(scene, usedOnce++);
    return true;
}

void TableView::initializeGL() {
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &TableView::dropRenderer,
            Qt::UniqueConnection);
    auto made = rendering::Renderer::make(assetsFolder() / "shaders");
    parts_->images.forgetAll();
    parts_->models.forgetAll();
    parts_->usedOnce = 0;
    if (!made) {
        parts_->failure = MessageWords::said(made.problem());
        emit failed(parts_->failure);
        return;
    }
    parts_->renderer = std::move(*made);
    const GameSession& session = parts_->session;
    if (parts_->guest)
        parts_->models.want(parts_->guest->shown());
    else if (session.running())
        parts_->models.want(session.layout(), session.view());
}

void TableView::dropRenderer() {
    if (!parts_->renderer) return;
    makeCurrent();
    parts_->renderer.reset();
    doneCurrent();
}

// The base class paints within the event and the window paints what was resized once more: a frame
// for nobody to see, which the processor takes long over.
void TableView::resizeEvent(QResizeEvent* event) {
    parts_->resizing = true;
    QOpenGLWidget::resizeEvent(event);
    parts_->resizing = false;
    update();
}

void TableView::resizeGL(int, int) {
    parts_->pace.resized();
    refresh();
    if (parts_->atHome) parts_->camera.jumpTo(*namedCamera(QStringLiteral("table")));
}

void TableView::paintGL() {
    Parts& parts = *parts_;
    if (parts.resizing) return;
    parts.camera.advance();
    if (!parts.renderer) {
        context()->functions()->glClearColor(0.07F, 0.08F, 0.10F, 1.0F);
        context()->functions()->glClear(GL_COLOR_BUFFER_BIT);
        placeCard();
        return;
    }
    QElapsedTimer clock;
    clock.start();
    const double ratio = devicePixelRatioF();
    parts.images.setPixelRatio(ratio);
    parts.models.handTo(*parts.renderer, modelSlice);
    rendering::Scene scene;
    parts.buildScene(scene);
    fitBadges(scene, parts.camera.camera(), height());
    parts.images.handTo(*parts.renderer);

    rendering::FrameSettings settings = parts.renderer->fluentSettings();
    const rendering::FrameSettings fine;
    const bool moving = parts.frames.isActive() || parts.grip != Parts::Grip::none;
    const bool modelsWait = parts.models.waiting();
    const bool arriving = parts.models.reading() || modelsWait || !parts.renderer->matPainted();
    const bool coarse = settings.samples < fine.samples;
    const bool firstUse =
        coarse && !parts.sketched && !parts.models.reading() && !modelsWait && parts.useOnce(scene);
    if (arriving) parts.rested = false;
    const bool sketch = coarse && parts.sketched && !parts.finest;
    if (coarse && !parts.rested) settings.scale = parts.pace.movingScale();
    if (sketch) settings.scale = sketchedScale;
    if (parts.finest || (!sketch && parts.rested && parts.pace.affordsSamples()))
        settings.samples = fine.samples;
    // Once more when it stands still: whole, and then with all samples where that is quickly done.
    const bool better = !sketch && (!parts.rested || (!parts.finest && !parts.pace.knowsWhole()));
    if (coarse && better && !moving && !arriving && !parts.resting.isActive())
        parts.resting.start();
    settings.pixelRatio = ratio;
    settings.matMilliseconds = 0.0;
    settings.matSide = parts.sketched ? sketchedMat : 0;
    settings.modelsArrive = coarse && arriving;
    parts.renderer->draw(scene, parts.camera.camera(), viewport(), defaultFramebufferObject(),
                         settings);
    if (coarse) context()->functions()->glFinish();  // else only the handing over would be timed
    parts.frameMilliseconds = double(clock.nsecsElapsed()) / 1e6;
    parts.frameScale = settings.scale;
    if (coarse && settings.samples == 1 && !firstUse && !sketch)
        parts.pace.took(parts.frameMilliseconds, settings.scale);
    if (!parts.renderer->matPainted()) parts.painting.start();
    if (modelsWait || firstUse) update();
    placeCard();
}

// The table is there at once; its mat becomes finer while players already look at it.
void TableView::paintMat() {
    if (!parts_->renderer) return parts_->painting.stop();
    makeCurrent();
    const bool better = parts_->renderer->paintMat(matSlice);
    doneCurrent();
    if (parts_->renderer->matPainted()) parts_->painting.stop();
    if (better) update();
}

// One card at a time: what the hand holds comes first.
void TableView::placeCard() {
    Parts& parts = *parts_;
    std::optional<TableNote> note;
    if (!parts.failure.isEmpty()) {
        note = TableNote{parts.failure.toHtmlEscaped(), Tone::bad, QPointF(width() / 4.0, 60.0)};
    }
    if (!note && parts.guest) note = parts.guest->note();
    for (const TableTool* tool : parts.tools()) {
        if (!note && !parts.guest) note = tool->note();
    }
    if (!note) return parts.card->hide();
    const QPointF* pixel = std::get_if<QPointF>(&note->at);
    std::vector<QPointF> lines;
    for (const geometry::Vec3 end : note->clearOf) lines.push_back(screenOf(end));
    parts.card->showAt(note->html, note->tone,
                       pixel ? *pixel : screenOf(std::get<geometry::Vec3>(note->at)), lines);
}

}  // namespace sightline::app
