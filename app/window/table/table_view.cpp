#include "app/window/table/table_view.h"

#include <QOpenGLContext>
#include <algorithm>
#include <cmath>

#include "app/window/scene/scene_colours.h"
#include "app/window/table/table_view_parts.h"
#include "app/window/tools/table_answers.h"

namespace sightline::app {

TableView::TableView(GameSession& session, QWidget* parent)
    : QOpenGLWidget(parent), parts_(std::make_unique<Parts>(session)) {
    setObjectName(QStringLiteral("table"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(320, 240);
    parts_->card = new TableCard(this);
    parts_->frames.setInterval(16);
    connect(&parts_->frames, &QTimer::timeout, this, [this] { refresh(); });
    parts_->painting.setInterval(1);
    connect(&parts_->painting, &QTimer::timeout, this, &TableView::paintMat);
    parts_->resting.setSingleShot(true);
    parts_->resting.setInterval(150);
    connect(&parts_->resting, &QTimer::timeout, this, [this] {
        parts_->rested = true;
        update();
    });

    for (TableTool* tool : parts_->tools()) {
        connect(tool, &TableTool::changed, this, [this] { refresh(); });
        connect(tool, &TableTool::hint, this, &TableView::hint);
    }
    connect(&parts_->models, &SceneModels::arrived, this, [this] { update(); });
    connect(&parts_->models, &SceneModels::failed, this, &TableView::failed);
    connect(&parts_->hand, &HandTool::turnedOff, this, &TableView::movingByHandEnded);
    connect(&session, &GameSession::changed, this, &TableView::followGame);
    const auto refocus = [this] {
        parts_->attack.follow();
        parts_->exposure.follow();
        refresh();
    };
    connect(&session.choice(), &UnitChoice::selectionChanged, this, refocus);
    connect(&session.choice(), &UnitChoice::hoverChanged, this, refocus);
    connect(&session.choice(), &UnitChoice::tickedChanged, this, [this] { refresh(); });
    if (session.running()) followGame();
}

TableView::~TableView() {
    dropRenderer();
    // The base class still destroys the context, and by then there is nothing left to drop.
    if (context() != nullptr) context()->disconnect(this);
}

void TableView::followGame() {
    const GameSession& session = parts_->session;
    const bool other = parts_->game != &session.game();
    parts_->game = &session.game();
    parts_->witness.reset();
    parts_->glide.follow(session.view(), other);
    parts_->move.follow();
    parts_->places.follow();
    parts_->spot.follow();
    parts_->measure.follow();
    parts_->attack.follow();
    parts_->exposure.follow();
    if (other) {
        parts_->atHome = true;
        parts_->camera.jumpTo(*namedCamera(QStringLiteral("table")));
    }
    // Terrain that the players placed by hand comes in the middle of a game.
    if (parts_->renderer) parts_->models.want(session.layout(), session.view());
    refresh();
}

// Draws again; goes on by itself while something moves.
void TableView::refresh() {
    parts_->resting.stop();
    parts_->rested = parts_->finest = false;
    const bool moving = parts_->camera.flying() || parts_->glide.gliding();
    if (moving && !parts_->frames.isActive()) parts_->frames.start();
    if (!moving) parts_->frames.stop();
    update();
}

void TableView::setMode(TableMode mode) {
    if (parts_->mode == mode) return;
    parts_->mode = mode;
    if (mode == TableMode::look) parts_->measure.cancel();
    setCursor(mode == TableMode::measure ? Qt::CrossCursor : Qt::ArrowCursor);
    emit modeChanged(mode);
    refresh();
}

TableMode TableView::mode() const { return parts_->mode; }
const HandTool& TableView::handTool() const { return parts_->hand; }
void TableView::setMovingByHand(bool on) { parts_->hand.setOn(on); }

void TableView::placeByHand(const engine::Adjust& adjust) {
    setMode(TableMode::look);
    parts_->hand.carry(adjust);
    setFocus();
}

void TableView::cancelByHand() {
    if (parts_->hand.carrying()) parts_->hand.cancel();
}

const rendering::Camera& TableView::camera() const { return parts_->camera.camera(); }
double TableView::lastFrameMilliseconds() const { return parts_->frameMilliseconds; }
double TableView::lastFrameScale() const { return parts_->frameScale; }
void TableView::setFrameBudget(double milliseconds) { parts_->pace = FramePace(milliseconds); }
const DragMove& TableView::moveTool() const { return parts_->move; }
const DragPlaces& TableView::placesTool() const { return parts_->places; }
const DragSpot& TableView::spotTool() const { return parts_->spot; }
const MeasureTool& TableView::measureTool() const { return parts_->measure; }
const ExposureTool& TableView::exposureTool() const { return parts_->exposure; }

void TableView::confirmPlaces() {
    if (parts_->spot.active())
        parts_->spot.confirm();
    else
        parts_->places.confirm();
}

void TableView::setRangeRings(bool on) {
    parts_->ringsOn = on;
    refresh();
}

void TableView::setExposure(ExposureOf whose) {
    parts_->exposure.showOf(whose);
    emit exposureChanged(whose);
    refresh();
}

void TableView::showWitness(const std::optional<geometry::Segment>& line,
                            const std::vector<std::string>& pieces) {
    parts_->witness = Parts::Witness{line, {pieces.begin(), pieces.end()}};
    refresh();
}

bool TableView::settled() const {
    return parts_->renderer && parts_->renderer->matPainted() && !parts_->models.reading() &&
           !parts_->models.waiting() && !parts_->camera.flying() && !parts_->glide.gliding();
}

const QString& TableView::failure() const { return parts_->failure; }

QImage TableView::grabTable() {
    if (parts_->camera.flying()) parts_->camera.jumpTo(parts_->camera.destination());
    rest();
    return grab().toImage();
}

void TableView::rest() {
    parts_->resting.stop();
    parts_->rested = parts_->finest = true;
}

void TableView::setSketched(bool sketched) { parts_->sketched = sketched; }

rendering::Viewport TableView::viewport() const {
    const double ratio = devicePixelRatioF();
    return {std::max(1, int(std::lround(width() * ratio))),
            std::max(1, int(std::lround(height() * ratio)))};
}

geometry::Segment TableView::rayAt(QPointF pixel) const {
    const double ratio = devicePixelRatioF();
    return parts_->camera.camera().rayThrough({pixel.x() * ratio, pixel.y() * ratio}, viewport());
}

QPointF TableView::screenOf(geometry::Vec3 point) const {
    const glm::dvec3 pixel = parts_->camera.camera().project(point, viewport());
    return QPointF(pixel.x, pixel.y) / devicePixelRatioF();
}

QPointF TableView::screenOf(engine::MiniId mini) const {
    const geometry::Mini& stand = parts_->session.view().mini(mini).mini;
    return screenOf(stand.position + geometry::Vec3{0.0, 0.0, stand.height / 2.0});
}

}  // namespace sightline::app
