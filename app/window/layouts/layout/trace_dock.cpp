#include "app/window/layouts/layout/trace_dock.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <cmath>

namespace sightline::app {
namespace {

const QString traceFolderKey = QStringLiteral("lastTraceFolder");
constexpr int wholeOpacity = 100;  // slider value for an opaque picture, percent

QDoubleSpinBox* traceNumber(double least, double most, const QString& suffix) {
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setDecimals(2);
    box->setSuffix(suffix);
    // A typed number is one undo step, not one step for each digit.
    box->setKeyboardTracking(false);
    return box;
}

}  // namespace

TraceDock::TraceDock(LayoutSession& session, TracePicture& picture, TraceHand& hand,
                     QWidget* parent)
    : QDockWidget(tr("Traced picture"), parent), session_(session), picture_(picture), hand_(hand) {
    setObjectName(QStringLiteral("trace"));
    build();
    wire();
    refresh();
}

void TraceDock::build() {
    const QString inches = QStringLiteral("\u2033");
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    name_ = new QLabel;
    name_->setWordWrap(true);
    name_->setTextFormat(Qt::PlainText);
    shown_ = new QCheckBox(tr("Shown"));
    moving_ = new QCheckBox(tr("The mouse moves the picture"));
    opacity_ = new QSlider(Qt::Horizontal);
    opacity_->setRange(int(std::lround(engine::leastOpacity * wholeOpacity)), wholeOpacity);
    opacity_->setPageStep(10);
    opacity_->setTracking(false);  // a drag of the slider is one undo step
    opacity_->installEventFilter(this);
    width_ = traceNumber(engine::leastTrace, engine::mostTrace, inches);
    rotation_ = traceNumber(-360.0, 360.0, QStringLiteral("\u00B0"));
    rotation_->setWrapping(true);
    points_ = new QPushButton(tr("Set two points"));
    distance_ = traceNumber(0.0, engine::mostTrace, inches);
    other_ = new QPushButton(tr("Another picture\u2026"));
    away_ = new QPushButton(tr("Take it away"));
    form->addRow(name_);
    form->addRow(shown_);
    form->addRow(moving_);
    form->addRow(tr("Opacity"), opacity_);
    form->addRow(tr("Width"), width_);
    form->addRow(tr("Rotation"), rotation_);
    form->addRow(points_);
    form->addRow(tr("They are apart"), distance_);
    form->addRow(other_);
    form->addRow(away_);
    setWidget(page);
}

template <class Change>
void TraceDock::edit(Change change) {
    if (showing_ || !session_.layout().trace) return;
    engine::Trace trace = *session_.layout().trace;
    change(trace);
    session_.apply(engine::LayoutStep::trace, engine::withTrace(session_.layout(), trace));
    refresh();  // if the edit was refused, the boxes get their old values back
}

void TraceDock::wire() {
    connect(&session_, &LayoutSession::changed, this, &TraceDock::refresh);
    connect(&hand_, &TraceHand::activeChanged, this, &TraceDock::refresh);
    connect(&hand_, &TraceHand::changed, this, &TraceDock::refresh);
    connect(&hand_, &TraceHand::pointsSet, this, &TraceDock::askForDistance);
    connect(&picture_, &TracePicture::taken, this, &TraceDock::begin);
    connect(shown_, &QCheckBox::clicked, this,
            [this](bool on) { edit([on](engine::Trace& trace) { trace.shown = on; }); });
    connect(moving_, &QCheckBox::clicked, this, [this](bool on) { hand_.setActive(on); });
    connect(opacity_, &QSlider::valueChanged, this, [this](int percent) {
        edit([percent](engine::Trace& trace) { trace.opacity = double(percent) / wholeOpacity; });
    });
    connect(width_, &QDoubleSpinBox::valueChanged, this, [this](double inches) {
        edit([inches](engine::Trace& trace) { trace.width = inches; });
    });
    connect(rotation_, &QDoubleSpinBox::valueChanged, this, [this](double degrees) {
        edit([degrees](engine::Trace& trace) { trace.rotation = {degrees}; });
    });
    connect(points_, &QPushButton::clicked, this, [this] { hand_.askForPoints(); });
    connect(distance_, &QDoubleSpinBox::valueChanged, this, [this](double inches) {
        if (!showing_) hand_.scaleTo(inches);
        refresh();
    });
    connect(distance_, &QDoubleSpinBox::editingFinished, this, [this] {
        if (distance_->hasFocus()) emit scaled();
    });
    connect(other_, &QPushButton::clicked, this, &TraceDock::choose);
    connect(away_, &QPushButton::clicked, this, [this] {
        session_.apply(engine::LayoutStep::trace,
                       engine::withTrace(session_.layout(), std::nullopt));
    });
}

// While the slider has the focus, the keys Home and End move the slider and do not trigger
// shortcuts.
bool TraceDock::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Home || key == Qt::Key_End) event->accept();
    }
    return QDockWidget::eventFilter(watched, event);
}

void TraceDock::begin() {
    if (!session_.layout().trace) return choose();
    show();
    raise();
    hand_.setActive(true);
}

void TraceDock::choose() {
    const QString file = QFileDialog::getOpenFileName(
        window(), tr("A picture to trace"), QSettings().value(traceFolderKey).toString(),
        tr("Pictures (*.png *.jpg *.jpeg);;All files (*)"));
    if (file.isEmpty()) return;
    QSettings().setValue(traceFolderKey, QFileInfo(file).absolutePath());
    picture_.take(file);
}

void TraceDock::askForDistance() {
    refresh();
    distance_->setFocus();
    distance_->selectAll();
}

void TraceDock::refresh() {
    const auto& trace = session_.layout().trace;
    if (!trace) {
        hide();
        return;
    }
    showing_ = true;
    name_->setText(QFileInfo(QString::fromStdString(trace->picture)).fileName());
    shown_->setChecked(trace->shown);
    moving_->setChecked(hand_.active());
    opacity_->setValue(int(std::lround(trace->opacity * wholeOpacity)));
    width_->setValue(trace->width);
    rotation_->setValue(trace->rotation.value);
    points_->setText(hand_.asking() ? tr("Click two points\u2026") : tr("Set two points"));
    distance_->setEnabled(hand_.hasPoints());
    distance_->setValue(hand_.hasPoints() ? hand_.distance() : 0.0);
    showing_ = false;
}

}  // namespace sightline::app
