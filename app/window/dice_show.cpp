#include "app/window/dice_show.h"

#include <QApplication>
#include <QDockWidget>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/window/action_bar.h"
#include "app/window/dice_tray.h"
#include "app/window/die_picture.h"
#include "app/window/overlay.h"
#include "app/window/table_job.h"
#include "app/window/theme.h"

namespace sightline::app {
namespace {

using geometry::Vec3;

constexpr int frameMilliseconds = 16;
constexpr double slowness = 1.3;                // seconds shown for a second of the throw
constexpr double pause = 0.15, glide = 0.3;     // seconds, once all lie still
constexpr double reading = 1.2, fading = 0.25;  // where the tray does not keep them
constexpr double largestScale = 88.0, smallestScale = 34.0;  // pixels an inch
constexpr double roomPerDie = 2.6;                           // square inches
constexpr double ownTallest = 66.0;                          // pixels of a die at rest there
constexpr double least = 1.35;                               // inches across the tray
constexpr int rim = 9, lowest = 84, tallest = 330, widest = 860;

double eased(double share) {
    const double t = std::clamp(share, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

/// The place in the row that a die goes to: its own face if it lies there, else its colour.
std::optional<std::size_t> placeFor(const engine::RolledDie& die, DiceGroup::Kind kind,
                                    const std::vector<DiceRow::Slot>& places,
                                    const std::set<std::size_t>& taken) {
    std::optional<std::size_t> best;
    int bestFit = -1;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const LyingDie& there = places[i].die;
        if (places[i].kind != kind || taken.contains(i) || there.die.die != die.die) continue;
        const int fit = (there.die.face == die.face ? 2 : 0) + (there.canceled ? 0 : 1);
        if (fit > bestFit) best = i, bestFit = fit;
    }
    return best;
}

}  // namespace

DiceShow::DiceShow(GameSession& session, ActionBar& bar, QDockWidget& record, QWidget* window)
    : QWidget(window),
      session_(session),
      bar_(bar),
      record_(record),
      job_(new LatestJob(this)),
      frames_(new QTimer(this)) {
    setObjectName(QStringLiteral("diceShow"));
    frames_->setTimerType(Qt::PreciseTimer);
    frames_->setInterval(frameMilliseconds);
    connect(frames_, &QTimer::timeout, this, [this] {
        if (double(clock_.elapsed()) / 1000.0 >= length())
            finish();
        else
            update();
    });
    connect(&session, &GameSession::changed, this, &DiceShow::follow);
    hide();
}

DiceShow::~DiceShow() = default;

void DiceShow::setWanted(bool wanted) {
    wanted_ = wanted;
    if (!wanted) finish();
}

void DiceShow::quietly(const std::function<void()>& work) {
    quiet_ = true;
    work();
    quiet_ = false;
}

void DiceShow::follow() {
    finish();
    const engine::Game* game = session_.running() ? &session_.game() : nullptr;
    const std::size_t before = seen_;
    seen_ = game ? game->record().size() : 0;
    const bool another = std::exchange(game_, game) != game;
    if (!game || another || quiet_ || !wanted_ || session_.realDice() || !window()->isVisible())
        return;
    if (const auto rolls = RolledDice::since(*game, before); !rolls.empty()) prepare(rolls);
}

// Which dice fly, and where each will lie.
void DiceShow::prepare(const std::vector<FreshRoll>& rolls) {
    const bool tray = !bar_.tray().isHidden() && !bar_.tray().row().empty();
    if (!tray) own_ = ownRow(rolls);
    const std::vector<DiceRow::Slot> there = places();
    std::set<std::size_t> taken, away;
    for (const FreshRoll& roll : rolls)
        for (std::size_t i = 0; i < roll.dice.size(); ++i) {
            const auto place = placeFor(roll.dice[i], roll.kind, there, taken);
            if (!place) continue;
            taken.insert(*place);
            if (!roll.thrown[i]) continue;
            flying_.push_back({roll.dice[i], *place, {}, {}});
            away.insert(*place);
        }
    if (flying_.empty()) return own_.reset();
    if (tray) bar_.tray().setAway(away);
    emit began();
    QTimer::singleShot(0, this, &DiceShow::begin);  // once the docks have found their places
}

DiceRow DiceShow::ownRow(const std::vector<FreshRoll>& rolls) const {
    std::vector<DiceGroup> groups;
    for (const FreshRoll& roll : rolls) {
        DiceGroup group{roll.kind, roll.caption, {}};
        for (const engine::RolledDie& die : roll.dice) group.dice.push_back({die, false});
        groups.push_back(std::move(group));
    }
    DiceRow row;
    row.setGroups(std::move(groups));
    row.setTallest(ownTallest);
    return row;
}

void DiceShow::begin() {
    if (!running()) return;
    const auto sheets = parentWidget()->findChildren<Overlay*>(Qt::FindDirectChildrenOnly);
    const bool covered = std::any_of(sheets.begin(), sheets.end(),
                                     [](const Overlay* sheet) { return sheet->isVisible(); });
    const QRect where = stage();
    if (covered || where.height() < lowest) return finish();
    setGeometry(where);
    const QRectF ground = floor();
    const double area = ground.width() * ground.height() / trayFlatness;
    scale_ = std::min({largestScale, ground.height() / trayFlatness / least,
                       std::sqrt(area / (roomPerDie * double(flying_.size())))});
    if (scale_ < smallestScale) return finish();
    const geometry::ThrowTray tray{ground.width() / scale_,
                                   ground.height() / trayFlatness / scale_};
    std::vector<geometry::DieBody> bodies;
    for (const Flying& one : flying_) bodies.push_back(bodyOf(one.die.die));
    const std::uint64_t seed = session_.game().journal().seed + 977 * seen_;
    job_->ask([this, bodies, tray, seed]() -> LatestJob::Finish {
        auto thrown = geometry::throwDice(bodies, tray, seed);
        return [this, thrown = std::move(thrown)]() mutable { start(std::move(thrown)); };
    });
}

void DiceShow::start(std::optional<geometry::DiceThrow> thrown) {
    if (!running()) return;
    if (!thrown) return finish();
    thrown_ = std::move(*thrown);
    for (std::size_t i = 0; i < flying_.size(); ++i) {
        Flying& one = flying_[i];
        one.faces = facesWith(one.die, thrown_.top[i]);
        one.landed = geometry::layWithOnTop(bodyOf(one.die.die), thrown_.top[i]);
    }
    qApp->installEventFilter(this);
    clock_.start();
    frames_->start();
    show();
    raise();
}

void DiceShow::finish() {
    if (!running()) return;
    job_->forget();
    frames_->stop();
    qApp->removeEventFilter(this);
    flying_.clear();
    own_.reset();
    bar_.tray().setAway({});
    hide();
    emit ended();
}

// What ends the show goes on to whom it was meant for, unless that lies hidden under the dice.
bool DiceShow::eventFilter(QObject* watched, QEvent* event) {
    const bool pressed = event->type() == QEvent::MouseButtonPress;
    if (!pressed && event->type() != QEvent::KeyPress) return false;
    finish();
    return pressed && watched == this;
}

QRect DiceShow::stage() const {
    QRect where;
    if (!own_) where = bar_.trayRoom().translated(bar_.mapTo(parentWidget(), QPoint(0, 0)));
    const QRect below(record_.mapTo(parentWidget(), QPoint(0, 0)), record_.size());
    const QRect bar(bar_.mapTo(parentWidget(), QPoint(0, 0)), bar_.size());
    const bool under = record_.isVisible() && !record_.isFloating() &&
                       !record_.visibleRegion().isEmpty() && below.top() >= bar.bottom() - 1 &&
                       below.left() < bar.right() && below.right() > bar.left();
    if (under)
        where = where.united(QRect(bar.left() + 4, below.top(), bar.width() - 4, below.height()));
    where.setHeight(std::min(where.height(), tallest));
    return where;
}

QRectF DiceShow::floor() const {
    const double width = std::min(size().width(), widest);
    return QRectF((size().width() - width) / 2.0, 0, width, size().height())
        .adjusted(rim + 4, rim + 12, -rim - 4, -rim - 4);
}

std::vector<DiceRow::Slot> DiceShow::places() const {
    if (own_) return own_->places(floor(), fontMetrics());
    std::vector<DiceRow::Slot> there = bar_.tray().places();
    const QPoint shift = bar_.tray().mapTo(parentWidget(), QPoint(0, 0)) - pos();
    for (DiceRow::Slot& one : there) one.middle += shift;
    return there;
}

geometry::DiePose DiceShow::poseOf(std::size_t index, double seconds) const {
    const double frame =
        std::min(seconds / slowness / geometry::throwStep, double(thrown_.frames.size() - 1));
    const auto low = static_cast<std::size_t>(frame);
    const std::size_t high = std::min(low + 1, thrown_.frames.size() - 1);
    const geometry::DiePose &one = thrown_.frames[low][index], &next = thrown_.frames[high][index];
    const double share = frame - double(low);
    return {glm::mix(one.at, next.at, share), glm::slerp(one.turn, next.turn, share)};
}

// The floor reaches from the lower edge up; what is above it shows higher.
QPointF DiceShow::pixelOf(Vec3 at) const {
    const QRectF ground = floor();
    return {ground.left() + at.x * scale_,
            ground.bottom() - (at.y * trayFlatness + at.z * trayRise) * scale_};
}

double DiceShow::tumbling() const {
    return double(thrown_.frames.size() - 1) * geometry::throwStep * slowness;
}

double DiceShow::length() const {
    return tumbling() + pause + glide + (own_ ? reading + fading : 0.0);
}

void DiceShow::paintEvent(QPaintEvent*) {
    if (!running() || thrown_.frames.empty()) return;
    const double seconds = double(clock_.elapsed()) / 1000.0;
    const double share = eased((seconds - tumbling() - pause) / glide);
    const double gone = own_ ? eased((seconds - length() + fading) / fading) : share;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, 1.0 - gone);
    if (own_) {
        painter.setOpacity(share * (1.0 - gone));
        std::set<std::size_t> flying;
        for (const Flying& one : flying_) flying.insert(one.place);
        own_->paint(painter, floor(), flying);
        painter.setOpacity(1.0 - gone);
    }
    paintDice(painter, seconds, share);
}

void DiceShow::paintGround(QPainter& painter, double strength) const {
    if (strength <= 0.0) return;
    painter.setOpacity(strength);
    painter.fillRect(rect(), theme::panel);
    const QRectF outer = floor().adjusted(-rim - 2, -rim - 10, rim + 2, rim + 2);
    QLinearGradient wood(outer.topLeft(), outer.bottomLeft());
    wood.setColorAt(0.0, QColor(0x4A, 0x3B, 0x2E));
    wood.setColorAt(1.0, QColor(0x2E, 0x25, 0x1D));
    painter.setPen(QPen(QColor(0x14, 0x10, 0x0D), 1.0));
    painter.setBrush(wood);
    painter.drawRoundedRect(outer, 12, 12);
    const QRectF felt = outer.adjusted(rim, rim, -rim, -rim);
    QRadialGradient cloth(felt.center(), felt.width() * 0.6);
    cloth.setColorAt(0.0, QColor(0x2C, 0x45, 0x46));
    cloth.setColorAt(1.0, QColor(0x18, 0x2A, 0x2C));
    painter.setBrush(cloth);
    painter.drawRoundedRect(felt, 7, 7);
    painter.setOpacity(1.0);
}

void DiceShow::paintDice(QPainter& painter, double seconds, double share) const {
    const std::vector<DiceRow::Slot> there = places();
    std::vector<std::size_t> order(flying_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<geometry::DiePose> poses;
    for (std::size_t i = 0; i < flying_.size(); ++i) poses.push_back(poseOf(i, seconds));
    // What is nearer to the eye covers the rest.
    std::sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return poses[one].at.z * trayFlatness - poses[one].at.y * trayRise <
               poses[other].at.z * trayFlatness - poses[other].at.y * trayRise;
    });
    for (const std::size_t i : order) {
        if (flying_[i].place >= there.size()) continue;
        const DiceRow::Slot& end = there[flying_[i].place];
        const Vec3 at = poses[i].at;
        const double inner = geometry::formOf(bodyOf(flying_[i].die.die)).inner;
        const QPointF from = pixelOf({at.x, at.y, 0.0});
        const QPointF to = end.middle + QPointF(0, inner * trayRise * end.scale);
        drawDieShadow(painter, from + (to - from) * share, std::max(at.z, inner),
                      std::lerp(scale_, end.scale, share));
    }
    for (const std::size_t i : order) {
        const Flying& one = flying_[i];
        if (one.place >= there.size()) continue;
        const DiceRow::Slot& end = there[one.place];
        const double near = 1.0 + std::max(0.0, poses[i].at.z) / 12.0;
        const QPointF from = pixelOf(poses[i].at);
        const double scale = std::lerp(scale_ * near, end.scale, share);
        drawDie(painter, one.die.die, one.faces,
                {glm::slerp(poses[i].turn, one.landed, share), from + (end.middle - from) * share,
                 scale, 1.0 - share});
    }
}

}  // namespace sightline::app
