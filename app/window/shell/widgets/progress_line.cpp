#include "app/window/shell/widgets/progress_line.h"

#include <QPainter>
#include <QPushButton>
#include <algorithm>
#include <cmath>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {
constexpr int tall = 30, tallWithButton = 44, widest = 360, widestWithButton = 520, bar = 3;
}

ProgressLine::ProgressLine(QWidget* table)
    : QWidget(table), cancel_(new QPushButton(tr("Cancel"), this)) {
    setObjectName(QStringLiteral("progress"));
    // The widget is opaque, so its repaints do not repaint the table.
    setAttribute(Qt::WA_OpaquePaintEvent);
    cancel_->setFocusPolicy(Qt::NoFocus);
    cancel_->setShortcut(Qt::Key_Escape);
    connect(cancel_, &QPushButton::clicked, this, &ProgressLine::cancelled);
    frames_.setInterval(33);
    connect(&frames_, &QTimer::timeout, this, [this] {
        seconds_ = double(clock_.elapsed()) / 1e3;
        update();
    });
    hide();
}

void ProgressLine::workFor(double seconds) {
    seconds_ = seconds;
    share_.reset();
    what_ = tr("Proving the ruling");
    if (isHidden()) appear(false);
    repaint();
}

void ProgressLine::waitFor(const QString& what) {
    seconds_ = 0.0;
    share_.reset();
    what_ = what;
    clock_.start();
    frames_.start();
    appear(true);
}

void ProgressLine::reach(double share) {
    share_ = share;
    update();
}

void ProgressLine::appear(bool cancelled) {
    const QRect room = parentWidget()->contentsRect();
    const int width = std::min(cancelled ? widestWithButton : widest, room.width() - 40);
    setGeometry(room.left() + (room.width() - width) / 2, room.top() + 14, width,
                cancelled ? tallWithButton : tall);
    setAttribute(Qt::WA_TransparentForMouseEvents, !cancelled);
    cancel_->setVisible(cancelled);
    const QSize button = cancel_->sizeHint();
    cancel_->setGeometry(width - button.width() - 6, (height() - bar - 2 - button.height()) / 2,
                         button.width(), button.height());
    show();
    raise();
    ++shown_;
}

void ProgressLine::done() {
    frames_.stop();
    hide();
}

// Paints the text and the progress bar. If the finished share is unknown, the bar grows more and
// more slowly and never becomes full.
void ProgressLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::panel());
    painter.setPen(QPen(theme::edge(), 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.setPen(theme::text());
    const int right = cancel_->isHidden() ? 12 : width() - cancel_->x() + 8;
    const QRect line = rect().adjusted(12, 0, -right, -bar);
    const QString words = QStringLiteral("%1 \u2026").arg(what_);
    painter.drawText(line, Qt::AlignCenter,
                     fontMetrics().elidedText(words, Qt::ElideMiddle, line.width()));
    const double share = share_.value_or(1.0 - std::exp(-2.0 * seconds_));
    painter.fillRect(QRectF(8, height() - bar - 3, (width() - 16) * share, bar), theme::accent());
}

}  // namespace sightline::app
