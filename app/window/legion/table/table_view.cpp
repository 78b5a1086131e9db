#include "app/window/legion/table/table_view.h"

#include <QEvent>
#include <QOpenGLContext>
#include <utility>

#include "app/window/legion/effects/effect_show.h"
#include "app/window/legion/table/frame_painter.h"
#include "app/window/legion/table/ghost_entry.h"
#include "app/window/legion/table/ghost_keys.h"
#include "app/window/legion/table/table_camera.h"
#include "app/window/legion/table/table_card.h"
#include "app/window/legion/table/table_click.h"
#include "app/window/legion/table/table_grip.h"
#include "app/window/legion/table/table_scene.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/target_keys.h"
#include "app/window/shell/session/game_session.h"

namespace sightline::app {
namespace {
constexpr int frameInterval = 16;  // time between two frames, milliseconds
}  // namespace

TableView::TableView(GameSession& session, QWidget* parent)
    : QOpenGLWidget(parent),
      session_(session),
      tools_(std::make_unique<TableTools>(session)),
      mode_(std::make_unique<MeasureMode>(*tools_)),
      camera_(std::make_unique<TableCamera>(*this, session, session.choice())),
      effects_(std::make_unique<EffectShow>()),
      scene_(std::make_unique<TableScene>(session, session.choice(), *tools_, *camera_, *effects_)),
      painter_(std::make_unique<FramePainter>(*this, *scene_, *camera_)),
      click_(std::make_unique<TableClick>(session, *tools_, *mode_)),
      grip_(std::make_unique<TableGrip>(session, *tools_, *camera_, *scene_, *click_, *mode_)),
      ghost_(std::make_unique<GhostKeys>(session, *tools_, *camera_, *mode_)),
      targets_(std::make_unique<TargetKeys>(session)),
      entry_(new GhostEntry(*ghost_, this)),
      card_(new TableCard(this)) {
    setObjectName(QStringLiteral("table"));
    setAccessibleName(tr("Table"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(320, 240);
    frames_.setInterval(frameInterval);
    connect(&frames_, &QTimer::timeout, this, &TableView::refresh);
    wireParts();
    wireSession();
    if (session.running()) followGame();
}

TableView::~TableView() {
    dropRenderer();
    // Ignores the later destruction of the OpenGL context. The renderer is already destroyed.
    if (context() != nullptr) context()->disconnect(this);
}

void TableView::wireParts() {
    const auto draw = [this] { update(); };
    const auto point = [this](Qt::CursorShape shape) { setCursor(shape); };
    connect(tools_.get(), &TableTools::changed, this, &TableView::refresh);
    connect(tools_.get(), &TableTools::hint, this, &TableView::hint);
    connect(tools_.get(), &TableTools::exposureChanged, this, &TableView::exposureChanged);
    connect(tools_.get(), &TableTools::movingByHandEnded, this, &TableView::movingByHandEnded);
    connect(mode_.get(), &MeasureMode::changed, this, [this](TableMode mode) {
        setCursor(mode_->cursor());
        ghost_->letGo();
        emit modeChanged(mode);
        refresh();
    });
    connect(&scene_->models(), &SceneModels::arrived, this, draw);
    connect(&scene_->models(), &SceneModels::failed, this, &TableView::failed);
    connect(effects_.get(), &EffectShow::began, this, &TableView::refresh);
    connect(effects_.get(), &EffectShow::ended, this, &TableView::refresh);
    connect(painter_.get(), &FramePainter::again, this, draw);
    connect(painter_.get(), &FramePainter::failed, this, &TableView::failed);
    connect(click_.get(), &TableClick::hint, this, &TableView::hint);
    connect(click_.get(), &TableClick::targetClicked, this, &TableView::targetClicked);
    connect(click_.get(), &TableClick::picked, this, &TableView::picked);
    connect(click_.get(), &TableClick::tokenClicked, this, &TableView::tokenClicked);
    connect(click_.get(), &TableClick::closerLookWanted, this,
            [this] { setCamera(QStringLiteral("selection")); });
    connect(click_.get(), &TableClick::cursorWanted, this, point);
    connect(ghost_.get(), &GhostKeys::hint, this, &TableView::hint);
    connect(targets_.get(), &TargetKeys::hint, this, &TableView::hint);
    connect(targets_.get(), &TargetKeys::targetPointed, this, &TableView::targetClicked);
    connect(targets_.get(), &TargetKeys::changed, this, &TableView::showTarget);
    connect(ghost_.get(), &GhostKeys::entryWanted, entry_, &GhostEntry::open);
    connect(grip_.get(), &TableGrip::changed, this, &TableView::refresh);
    connect(grip_.get(), &TableGrip::cursorWanted, this, point);
}

void TableView::wireSession() {
    const UnitChoice& choice = session_.choice();
    connect(&session_, &GameSession::changed, this, &TableView::followGame);
    connect(&choice, &UnitChoice::selectionChanged, this, &TableView::followChoice);
    connect(&choice, &UnitChoice::hoverChanged, this, &TableView::followChoice);
    connect(&choice, &UnitChoice::tickedChanged, this, &TableView::refresh);
}

void TableView::pickMini(bool on) { click_->setPicking(on); }

void TableView::setGuest(TableGuest* guest) {
    if (guest_) guest_->disconnect(this);
    const auto show = [this](TableGuest* shown) {
        guest_ = shown;
        camera_->setGuest(shown);
        scene_->setGuest(shown);
        grip_->setGuest(shown);
    };
    show(guest);
    if (!guest) return refresh();
    guest->setSight({[this](geometry::Vec3 point) { return screenOf(point); },
                     [this](QPointF pixel) { return camera_->rayAt(pixel); }});
    connect(guest, &TableGuest::changed, this, [this] {
        if (painter_->ready()) scene_->wantModels();
        refresh();
    });
    connect(guest, &TableGuest::tableReplaced, this, [this] {
        camera_->goHome();
        refresh();
    });
    connect(guest, &TableGuest::hint, this, &TableView::hint);
    connect(guest, &QObject::destroyed, this, [show] { show(nullptr); });
    if (painter_->ready()) scene_->wantModels();
    camera_->goHome();
    refresh();
}

void TableView::followGame() {
    const bool other = game_ != &session_.game();
    game_ = &session_.game();
    scene_->follow(other);
    effects_->follow(session_, other, isVisible() && !guest_);
    tools_->follow();
    if (other) ghost_->forget();
    ghost_->follow();
    targets_->follow();
    if (other) camera_->goHome();
    // New terrain may have been placed by hand, so its models are loaded.
    if (painter_->ready()) scene_->wantModels();
    refresh();
}

void TableView::followChoice() {
    tools_->followChoice();
    refresh();
}

// Requests a new frame. While something in the scene moves, a timer requests more frames.
void TableView::refresh() {
    effects_->tick();
    painter_->touch();
    const bool moving = camera_->flying() || scene_->gliding() || effects_->playing();
    if (moving && !frames_.isActive()) frames_.start();
    if (!moving) frames_.stop();
    update();
}

const rendering::Camera& TableView::camera() const { return camera_->shown(); }
QPointF TableView::screenOf(engine::MiniId mini) const { return camera_->screenOf(mini); }
QPointF TableView::screenOf(geometry::Vec3 point) const { return camera_->screenOf(point); }
const QString& TableView::failure() const { return painter_->failure(); }
void TableView::cancelByHand() { tools_->dropCarried(); }
void TableView::confirmPlaces() { tools_->confirm(); }
void TableView::setMovingByHand(bool on) { tools_->setMovingByHand(on); }

bool TableView::setCamera(const QString& name) {
    if (!camera_->go(name)) return false;
    refresh();
    return true;
}

void TableView::frame(const geometry::Segment& corners) {
    camera_->frame(corners);
    refresh();
}

void TableView::approach(const std::vector<engine::UnitId>& units) {
    camera_->approach(units);
    refresh();
}

void TableView::setSeat(std::optional<engine::Player> player) { camera_->setSeat(player); }

void TableView::setGliding(bool glides) { camera_->setGliding(glides); }

void TableView::placeByHand(const engine::Adjust& adjust) {
    setMode(TableMode::look);
    tools_->carry(adjust);
    setFocus();
}

void TableView::setRangeRings(bool on) {
    scene_->setRings(on);
    refresh();
}

void TableView::setExposure(ExposureOf whose) {
    tools_->setExposure(whose);
    refresh();
}

void TableView::layRuler(engine::MiniId from, engine::MiniId to) { tools_->lay({from}, {to}); }

void TableView::setOverlap(int pixels) { camera_->setOverlap(pixels); }

void TableView::setMarks(const TableMarks* marks) {
    scene_->setMarks(marks);
    refresh();
}

void TableView::showWitness(const std::optional<geometry::Segment>& line,
                            const std::vector<std::string>& pieces) {
    scene_->showWitness(line, pieces);
    refresh();
}

void TableView::setNamedPlaces(std::vector<NamedPlace> places) {
    scene_->setNamedPlaces(std::move(places));
    refresh();
}

const std::vector<NamedPlace>& TableView::namedPlaces() const { return scene_->namedPlaces(); }

bool TableView::settled() const {
    SceneModels& models = scene_->models();
    return painter_->finished() && !models.reading() && !models.waiting() && !camera_->flying() &&
           !scene_->gliding() && !effects_->playing();
}

QImage TableView::grabTable() {
    camera_->land();
    painter_->rest();
    return grab().toImage();
}

void TableView::initializeGL() {
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &TableView::dropRenderer,
            Qt::UniqueConnection);
    if (painter_->begin()) scene_->wantModels();
}

void TableView::dropRenderer() { painter_->drop(); }

// Draws no frame inside the resize event. Such a frame would never be visible, because the window
// draws another frame afterwards. If the size stays the same, Qt 6.4 replaces the texture of this
// widget, but still shows the deleted texture. Such an event is therefore ignored.
void TableView::resizeEvent(QResizeEvent* event) {
    const QSize pixels = size() * devicePixelRatioF();
    if (isValid() && pixels == textureSize_) return update();
    textureSize_ = pixels;
    resizing_ = true;
    QOpenGLWidget::resizeEvent(event);
    resizing_ = false;
    update();
}

// A change of the style comes with new colours. If panels cover another part of the table, the
// camera shows the same in the new clear part.
bool TableView::event(QEvent* event) {
    const bool done = QOpenGLWidget::event(event);
    if (event->type() == QEvent::StyleChange && scene_) {
        scene_->forgetPictures();
        refresh();
    }
    if (event->type() != QEvent::ContentsRectChange) return done;
    camera_->roomChanged();
    refresh();
    return done;
}

void TableView::resizeGL(int, int) {
    painter_->resized();
    refresh();
    camera_->resized();
}

void TableView::paintGL() {
    if (resizing_) return;
    camera_->advance();
    painter_->paint(frames_.isActive() || !grip_->none());
    placeCard();
    tellCamera();
}

void TableView::tellCamera() {
    const rendering::Camera& now = camera_->shown();
    const bool moved = now.yaw.value != drawnCamera_.yaw.value ||
                       now.pitch.value != drawnCamera_.pitch.value ||
                       now.distance != drawnCamera_.distance || now.target != drawnCamera_.target;
    const bool resized = std::exchange(drawnRoom_, contentsRect()) != contentsRect();
    drawnCamera_ = now;
    if (moved) emit cameraMoved(resized);
}

}  // namespace sightline::app
