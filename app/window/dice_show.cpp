#include "app/window/dice_show.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "app/window/action_bar.h"
#include "app/window/legion/dice/rolled_dice.h"
#include "app/window/shell/dice/dice_tray.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/table_job.h"
#include "app/window/shell/widgets/die_picture.h"
#include "app/window/shell/widgets/overlay.h"

namespace sightline::app {
namespace {

constexpr int frameMilliseconds = 16;
// Limits in seconds: for one time step of the animation, and for the whole animation.
constexpr double longestFrame = 0.05, longestShow = 5.0;
// Limits of the scale of the tray, pixels per inch.
constexpr double largestScale = 88.0, smallestScale = 30.0;
constexpr double roomPerDie = 2.6;   // area of the tray for each die, square inches
constexpr double ownTallest = 66.0;  // maximum size of a die that lies still, pixels
constexpr double leastTray = 1.6;    // minimum width of the tray, inches
// In pixels: the minimum height of the tray, and the maximum height of the area for the dice.
constexpr int lowest = 84, tallestDice = 330;
constexpr QSize overTable(620, 170);  // size of the tray over the table, pixels

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr;
}

/// The place of the die in the row of dice after the roll. The place must be for the same kind of
/// roll and the same colour of die, and must not be in `taken`. A place for the same face is
/// preferred.
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

DiceShow::DiceShow(GameSession& session, ActionBar& bar, QWidget& record, QWidget* window)
    : QWidget(window),
      session_(session),
      bar_(bar),
      record_(record),
      job_(new LatestJob(this)),
      frames_(new QTimer(this)) {
    setObjectName(QStringLiteral("diceShow"));
    frames_->setTimerType(Qt::PreciseTimer);
    frames_->setInterval(frameMilliseconds);
    connect(frames_, &QTimer::timeout, this, &DiceShow::advance);
    connect(&session, &GameSession::movedOn, this, &DiceShow::follow);
    connect(&session, &GameSession::changed, this, &DiceShow::finish);
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
    if (!game || another || quiet_ || !wanted_ || !theme::moves() || session_.realDice() ||
        !window()->isVisible())
        return;
    if (session_.heldBack()) return;  // the attack is shown in slow motion, with its dice
    if (const auto rolls = RolledDice::since(*game, before); !rolls.empty()) prepare(rolls);
}

// Chooses the dice that are animated, and their places in the final row.
void DiceShow::prepare(const std::vector<NewRoll>& rolls) {
    const std::vector<DiceGroup> lying = coming();
    const bool tray = !bar_.tray().isHidden() && !lying.empty();
    if (tray)
        bar_.showDice(lying);
    else
        own_ = ownRow(rolls);
    const std::vector<DiceRow::Slot> there = places();
    std::set<std::size_t> taken, away;
    for (const NewRoll& roll : rolls)
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
    session_.holdBack();
    qApp->installEventFilter(this);
    emit began();
    // The animation begins later, because the docks do not have their final positions yet.
    QTimer::singleShot(0, this, &DiceShow::begin);
}

std::vector<DiceGroup> DiceShow::coming() const {
    const engine::Game& game = session_.game();
    auto groups = RolledDice::lying(game, game.view(engine::Player::blue));
    for (DiceGroup& group : groups)
        for (LyingDie& die : group.dice) die.canceled = false;
    return groups;
}

DiceRow DiceShow::ownRow(const std::vector<NewRoll>& rolls) const {
    std::vector<DiceGroup> groups;
    for (const NewRoll& roll : rolls) {
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
    scale_ = std::min({largestScale, ground.height() / trayFlatness / leastTray,
                       std::sqrt(area / (roomPerDie * double(flying_.size())))});
    if (scale_ < smallestScale) return finish();
    const geometry::ThrowTray tray{ground.width() / scale_,
                                   ground.height() / trayFlatness / scale_};
    std::vector<geometry::DieBody> bodies;
    bodies.reserve(flying_.size());
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
    seconds_ = 0.0;
    clock_.start();
    frame_.start();
    frames_->start();
    show();
    raise();
}

// Shows the next frame. The time step is limited, so that dice do not jump after a slow repaint.
void DiceShow::advance() {
    seconds_ += std::min(double(frame_.restart()) / 1000.0, longestFrame);
    if (seconds_ >= length() || double(clock_.elapsed()) / 1000.0 > longestShow)
        finish();
    else
        update();
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
    session_.reveal();
    emit ended();
}

// Ends the animation at a key, a click, or a resize of the window, which moves the tray.
bool DiceShow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == window() && event->type() == QEvent::Resize) finish();
    if (!watched->isWidgetType()) return false;
    switch (event->type()) {
        case QEvent::ShortcutOverride:  // otherwise a shortcut would handle the key
            event->accept();
            return true;
        case QEvent::KeyPress:
            if (isModifier(static_cast<QKeyEvent*>(event)->key())) return false;
            finish();
            return true;
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
            finish();
            return true;
        default:
            return false;
    }
}

// The place in which the dice tumble: the buttons of the action bar if the dice end there, and the
// record. If this is too low, the dice tumble over the table.
QRect DiceShow::stage() const {
    const QRect bar(bar_.mapTo(parentWidget(), QPoint(0, 0)), bar_.size());
    const QRect below(record_.mapTo(parentWidget(), QPoint(0, 0)), record_.size());
    QRect where = below.adjusted(4, 0, 0, 0);
    if (!own_) where = where.united(bar_.trayRoom().translated(bar.topLeft()));
    if (where.height() < lowest)
        where = QRect(bar.left() + (bar.width() - overTable.width()) / 2,
                      bar.top() - overTable.height(), overTable.width(), overTable.height())
                    .united(own_ ? QRect() : bar);
    where.setHeight(std::min(where.height(), tallestDice));
    return where;
}

std::vector<DiceRow::Slot> DiceShow::places() const {
    if (own_) return own_->places(floor(), fontMetrics());
    std::vector<DiceRow::Slot> there = bar_.tray().places();
    const QPoint shift = bar_.tray().mapTo(parentWidget(), QPoint(0, 0)) - pos();
    for (DiceRow::Slot& one : there) one.middle += shift;
    return there;
}

}  // namespace sightline::app
