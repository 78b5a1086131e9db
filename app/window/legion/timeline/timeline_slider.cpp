#include "app/window/legion/timeline/timeline_slider.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "app/window/legion/timeline/timeline_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

// Lengths in pixels.
constexpr int besideLane = 10, activationsHigh = 16, marksHigh = 12, gap = 3;
constexpr int handleReach = 6;  // the handle covers at most so many pixels on each side of its line
constexpr double widestMark = 3.0;

/// The part of the game to which a state belongs. States with equal parts form one group.
struct PartKey {
    int round = 0;
    engine::Phase phase{};
    std::optional<engine::UnitId> unit;
    bool operator==(const PartKey&) const = default;
};

PartKey partOf(const engine::View& view) { return {view.round, view.phase, view.activating}; }

QColor colourOf(const engine::View& view) {
    if (view.activating) return theme::of(view.unit(*view.activating).player);
    return theme::faint();
}

}  // namespace

TimelineSlider::TimelineSlider(QWidget* parent) : QAbstractSlider(parent) {
    setObjectName(QStringLiteral("timelineSlider"));
    setAccessibleName(tr("Answers of the game"));
    setFocusPolicy(Qt::StrongFocus);
    setOrientation(Qt::Horizontal);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setRange(0, 0);
}

void TimelineSlider::setSnapshots(engine::Snapshots::List snapshots) {
    snapshots_ = std::move(snapshots);
    rounds_.clear();
    activations_.clear();
    for (std::size_t i = 0; i < snapshots_.size(); ++i) {
        const engine::View& view = snapshots_[i]->view;
        const engine::View* before = i > 0 ? &snapshots_[i - 1]->view : nullptr;
        const bool setUp = view.phase == engine::Phase::setup;
        if (!before || before->round != view.round ||
            (before->phase == engine::Phase::setup) != setUp)
            rounds_.push_back(static_cast<int>(i));
        if (!before || !(partOf(*before) == partOf(view)))
            activations_.push_back(static_cast<int>(i));
    }
    setRange(0, std::max(0, static_cast<int>(snapshots_.size()) - 1));
    update();
}

int TimelineSlider::activationBefore() const {
    const auto after = std::lower_bound(activations_.begin(), activations_.end(), value());
    return after == activations_.begin() ? minimum() : *std::prev(after);
}

int TimelineSlider::activationAfter() const {
    const auto after = std::upper_bound(activations_.begin(), activations_.end(), value());
    return after == activations_.end() ? maximum() : *after;
}

double TimelineSlider::placeOf(int value) const {
    const double room = width() - 2 * besideLane;
    return besideLane + (maximum() > 0 ? room * value / maximum() : 0.0);
}

int TimelineSlider::valueAt(double x) const {
    const double room = std::max(1, width() - 2 * besideLane);
    return std::clamp(static_cast<int>(std::lround((x - besideLane) / room * maximum())), minimum(),
                      maximum());
}

QSize TimelineSlider::sizeHint() const {
    return {240, fontMetrics().height() + gap + theme::scaled(activationsHigh + marksHigh) + 4};
}

QSize TimelineSlider::minimumSizeHint() const { return {120, sizeHint().height()}; }

bool TimelineSlider::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !snapshots_.empty()) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const auto& there = *snapshots_[static_cast<std::size_t>(valueAt(help.x()))];
        const QString part = TimelineWords::part(there.view);
        QToolTip::showText(help.globalPos(),
                           tr("%1, answer %2")
                               .arg(part.left(1).toUpper() + part.mid(1))
                               .arg(there.answers)
                               .toHtmlEscaped(),
                           this);
        return true;
    }
    return QAbstractSlider::event(event);
}

void TimelineSlider::keyPressEvent(QKeyEvent* event) {
    const bool far = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
        case Qt::Key_Left:
            return setValue(far ? activationBefore() : value() - 1);
        case Qt::Key_Right:
            return setValue(far ? activationAfter() : value() + 1);
        case Qt::Key_Home:
            return setValue(minimum());
        case Qt::Key_End:
            return setValue(maximum());
        case Qt::Key_Space:
            if (!event->isAutoRepeat()) emit playPressed();
            return;
        default:
            event->ignore();
    }
}

void TimelineSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    setSliderDown(true);
    setValue(valueAt(event->position().x()));
}

void TimelineSlider::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) setValue(valueAt(event->position().x()));
}

void TimelineSlider::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

void TimelineSlider::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() != 0) setValue(value() + (event->angleDelta().y() > 0 ? -1 : 1));
    event->accept();
}

QRectF TimelineSlider::lane(int from, int to, double top, double height) const {
    const double left = placeOf(from);
    return {left, top, std::max(1.0, placeOf(to) - left), height};
}

QRect TimelineSlider::handleArea(int value) const {
    const int at = static_cast<int>(std::floor(placeOf(value)));
    return {at - handleReach, 0, 2 * handleReach + 1, height()};
}

// If the value changes, repaints only the old and the new place of the handle. To paint all marks
// of a long game takes too long for each step.
void TimelineSlider::sliderChange(SliderChange change) {
    if (change != SliderValueChange) return QAbstractSlider::sliderChange(change);
    update(handleArea(painted_));
    update(handleArea(value()));
}

void TimelineSlider::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    if (snapshots_.size() > 1) {
        const QRectF area = event->rect();
        paintRounds(painter, area);
        paintActivations(painter, area);
        paintMarks(painter, area);
    }
    paintHandle(painter);
    painted_ = value();
    if (hasFocus()) {
        painter.setPen(QPen(theme::accent(), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

// The rounds are bands over the whole height with their names at the top.
void TimelineSlider::paintRounds(QPainter& painter, const QRectF& area) const {
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        const int end = i + 1 < rounds_.size() ? rounds_[i + 1] : maximum();
        const QRectF band = lane(rounds_[i], end, 1, height() - 2);
        if (!band.intersects(area)) continue;
        painter.fillRect(band, i % 2 == 0 ? theme::raised() : theme::lifted());
        const engine::View& view = snapshots_[static_cast<std::size_t>(rounds_[i])]->view;
        const bool setUp = view.phase == engine::Phase::setup;
        const QString name = setUp ? tr("Setup") : tr("Round %1").arg(view.round);
        const QString brief = setUp ? QString() : QString::number(view.round);
        const QRectF room = band.adjusted(4, 0, -2, 0);
        const QFontMetrics metrics(font());
        painter.setPen(theme::muted());
        for (const QString& text : {name, brief}) {
            if (metrics.horizontalAdvance(text) > room.width()) continue;
            painter.drawText(room, Qt::AlignTop | Qt::AlignLeft, text);
            break;
        }
    }
}

// Each activation is a block in the colour of its player.
void TimelineSlider::paintActivations(QPainter& painter, const QRectF& area) const {
    const double top = fontMetrics().height() + gap;
    for (std::size_t i = 0; i < activations_.size(); ++i) {
        const int end = i + 1 < activations_.size() ? activations_[i + 1] : maximum();
        const engine::View& view = snapshots_[static_cast<std::size_t>(activations_[i])]->view;
        if (!view.activating) continue;
        QRectF block = lane(activations_[i], end, top, theme::scaled(activationsHigh));
        if (!block.intersects(area)) continue;
        if (block.width() > 3) block.adjust(0.5, 0, -0.5, 0);
        QColor colour = colourOf(view);
        colour.setAlphaF(0.55F);
        painter.fillRect(block, colour);
    }
}

// One mark for each answer stands where its result is shown. The answers of chance are grey.
void TimelineSlider::paintMarks(QPainter& painter, const QRectF& area) const {
    const double top = fontMetrics().height() + gap + theme::scaled(activationsHigh) + 1;
    const double step = placeOf(1) - placeOf(0);
    const double wide = std::clamp(step - 1.0, 0.6, widestMark);
    for (std::size_t i = 0; i + 1 < snapshots_.size(); ++i) {
        const double at = placeOf(static_cast<int>(i) + 1);
        if (at + wide < area.left() || at - wide > area.right()) continue;
        const auto& asked = snapshots_[i]->asked;
        const QColor colour = asked ? theme::of(*asked) : theme::muted();
        const double high = theme::scaled(marksHigh) * (asked ? 1.0 : 0.6);
        painter.fillRect(QRectF(at - wide / 2, top, wide, high), colour);
    }
}

void TimelineSlider::paintHandle(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const double at = placeOf(value());
    painter.setPen(QPen(theme::text(), 2));
    painter.drawLine(QPointF(at, 3), QPointF(at, height() - 3));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::accent());
    const double top = fontMetrics().height() + gap;
    painter.drawRoundedRect(QRectF(at - 4, top, 8, theme::scaled(activationsHigh)), 2, 2);
}

}  // namespace sightline::app
