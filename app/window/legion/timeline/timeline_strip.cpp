#include "app/window/legion/timeline/timeline_strip.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>

#include "app/window/legion/timeline/timeline_slider.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/elided_label.h"

namespace sightline::app {
namespace {

/// A speed of the film: its factor, and the time that each answer is shown, milliseconds.
struct Speed {
    int factor, pause;
};
constexpr std::array<Speed, 3> speeds{{{1, 1000}, {3, 333}, {8, 125}}};

}  // namespace

TimelineStrip::TimelineStrip(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("timeline"));
    setAccessibleName(tr("Timeline"));
    setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 5, 12, 5);
    column->setSpacing(3);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    words_ = new ElidedLabel;
    words_->setObjectName(QStringLiteral("timelineWords"));
    QFont strong = words_->font();
    strong.setBold(true);
    words_->setFont(strong);
    playOn_ = new QPushButton(tr("Play on from here"));
    playOn_->setObjectName(QStringLiteral("timelinePlayOn"));
    playOn_->setToolTip(tr("Start a new game at this moment. The former game is kept."));
    close_ = new QPushButton;
    close_->setObjectName(QStringLiteral("timelineClose"));
    top->addWidget(words_, 1);
    top->addWidget(playOn_);
    top->addWidget(close_);
    column->addLayout(top);

    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    const auto add = [&](QToolButton*& button, const char* name, const QString& icon,
                         const QString& words) {
        button = addStep(name, icon, words);
        row->addWidget(button);
    };
    add(jumpBack_, "timelineJumpBack", QStringLiteral("actions/jump_back"),
        tr("One activation back (Ctrl+Left)"));
    add(back_, "timelineBack", QStringLiteral("actions/step_back"), tr("One answer back (Left)"));
    add(play_, "timelinePlay", QStringLiteral("actions/play"), tr("Play (Space)"));
    add(forward_, "timelineForward", QStringLiteral("actions/step_forward"),
        tr("One answer forward (Right)"));
    add(jumpForward_, "timelineJumpForward", QStringLiteral("actions/jump_forward"),
        tr("One activation forward (Ctrl+Right)"));
    add(speed_, "timelineSpeed", {}, tr("Speed of the film"));
    slider_ = new TimelineSlider;
    row->addSpacing(6);
    row->addWidget(slider_, 1);
    column->addLayout(row);

    connect(playOn_, &QPushButton::clicked, this, &TimelineStrip::playOnWanted);
    connect(close_, &QPushButton::clicked, this, &TimelineStrip::closeWanted);
    connect(back_, &QToolButton::clicked, this,
            [this] { slider_->setValue(slider_->value() - 1); });
    connect(forward_, &QToolButton::clicked, this,
            [this] { slider_->setValue(slider_->value() + 1); });
    connect(jumpBack_, &QToolButton::clicked, this,
            [this] { slider_->setValue(slider_->activationBefore()); });
    connect(jumpForward_, &QToolButton::clicked, this,
            [this] { slider_->setValue(slider_->activationAfter()); });
    connect(play_, &QToolButton::clicked, this, &TimelineStrip::togglePlaying);
    connect(speed_, &QToolButton::clicked, this, &TimelineStrip::nextSpeed);
    connect(slider_, &TimelineSlider::playPressed, this, &TimelineStrip::togglePlaying);
    connect(slider_, &TimelineSlider::sliderPressed, this, &TimelineStrip::pause);
    connect(slider_, &TimelineSlider::valueChanged, this, &TimelineStrip::refresh);
    connect(slider_, &TimelineSlider::rangeChanged, this, &TimelineStrip::refresh);
    connect(&film_, &QTimer::timeout, this, &TimelineStrip::advance);
    nextSpeed();
    hide();
}

QToolButton* TimelineStrip::addStep(const char* name, const QString& picture,
                                    const QString& words) {
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setProperty("flat", true);
    if (!picture.isEmpty()) button->setIcon(icon(picture));
    button->setIconSize(theme::scaled(QSize(18, 18)));
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void TimelineStrip::setSnapshots(const engine::Snapshots::List& snapshots, bool atEnd) {
    const QSignalBlocker quiet(atEnd ? slider_ : nullptr);
    slider_->setSnapshots(snapshots);
    if (atEnd) slider_->setValue(slider_->maximum());
    refresh();
}

void TimelineStrip::setReading() {
    pause();
    words_->say(tr("Reading the game\u2026"));
    setPast(false);
    const QSignalBlocker quiet(slider_);
    slider_->setSnapshots({});
    refresh();
}

void TimelineStrip::tell(const State& state) {
    words_->say(state.words);
    setPast(state.past);
    playOn_->setEnabled(state.mayPlayOn);
    close_->setText(state.close);
    slider_->setAccessibleDescription(state.words);
    refresh();
}

// Repaints the whole strip only if it shows another kind of moment. A step changes only some of its
// widgets.
void TimelineStrip::setPast(bool past) {
    const QString sheet =
        past ? QStringLiteral("color: %1;").arg(theme::accent().name()) : QString();
    if (past_ == past && words_->styleSheet() == sheet) return;
    past_ = past;
    words_->setStyleSheet(sheet);
    update();
}

void TimelineStrip::togglePlaying() {
    if (playing()) return pause();
    if (slider_->maximum() == 0) return;
    if (slider_->value() == slider_->maximum()) slider_->setValue(slider_->minimum());
    film_.start(speeds[pace_].pause);
    refresh();
}

void TimelineStrip::pause() {
    film_.stop();
    refresh();
}

void TimelineStrip::advance() {
    slider_->setValue(slider_->value() + 1);
    if (slider_->value() == slider_->maximum()) pause();
}

void TimelineStrip::nextSpeed() {
    pace_ = speed_->text().isEmpty() ? 0 : (pace_ + 1) % speeds.size();
    speed_->setText(tr("%1\u00D7").arg(speeds[pace_].factor));
    speed_->setAccessibleName(tr("Speed of the film: %1\u00D7").arg(speeds[pace_].factor));
    if (playing()) film_.start(speeds[pace_].pause);
}

void TimelineStrip::refresh() {
    const bool on = slider_->maximum() > 0;
    const bool first = slider_->value() == slider_->minimum();
    const bool last = slider_->value() == slider_->maximum();
    for (QToolButton* button : {back_, jumpBack_}) button->setEnabled(on && !first);
    for (QToolButton* button : {forward_, jumpForward_}) button->setEnabled(on && !last);
    play_->setEnabled(on);
    const QString words = playing() ? tr("Pause (Space)") : tr("Play (Space)");
    if (play_->toolTip() == words) return;
    play_->setIcon(
        icon(playing() ? QStringLiteral("actions/pause") : QStringLiteral("actions/play")));
    play_->setAccessibleName(words);
    play_->setToolTip(words);
}

void TimelineStrip::hideEvent(QHideEvent* event) {
    pause();
    QFrame::hideEvent(event);
}

void TimelineStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::panel());
    painter.fillRect(0, 0, width(), past_ ? 2 : 1, past_ ? theme::accent() : theme::edge());
}

}  // namespace sightline::app
