#include "app/window/shell/widgets/toast.h"

#include <QEvent>
#include <QTimer>
#include <algorithm>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {
// Distances of a message in pixels: above the lower edge of the clear table, and above the
// reminders.
constexpr int aboveRim = 18, aboveReminders = 8;
}  // namespace

Toast::Toast(QWidget* table) : QLabel(table) {
    setObjectName(QStringLiteral("toast"));
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    waiting_ = new QTimer(this);
    waiting_->setSingleShot(true);
    connect(waiting_, &QTimer::timeout, this, &QLabel::hide);
    table->installEventFilter(this);
    hide();
}

void Toast::keepAbove(QWidget* part) {
    below_ = part;
    part->installEventFilter(this);
}

void Toast::say(const QString& line, bool bad) {
    const QColor colour = bad ? theme::bad() : theme::good();
    setStyleSheet(QStringLiteral("background: %1; color: %2; border: 1px solid %3;"
                                 "border-radius: 8px; padding: 8px 14px;")
                      .arg(theme::ground().name(), theme::text().name(), colour.name()));
    setText(line.left(1).toUpper() + line.mid(1));
    setAccessibleName(line);
    settle();
    show();
    raise();
    waiting_->start(static_cast<int>(std::clamp<qsizetype>(line.size() * 70, 3000, 9000)));
}

void Toast::settle() {
    const QRect room = parentWidget()->contentsRect();
    const int most = std::min(640, room.width() - 40);
    const int width = std::min(most, fontMetrics().horizontalAdvance(text()) + 44);
    const int height = std::max(heightForWidth(width), sizeHint().height());
    const bool covered = below_ && !below_->isHidden();
    const int floor = covered ? below_->y() - aboveReminders : room.bottom() + 1 - aboveRim;
    const int left = room.left() + (room.width() - width) / 2;
    const QRect low(left, std::max(room.top(), floor - height), width, height);
    const QRect high(left, room.top() + aboveRim, width, height);
    setGeometry(coversSubject(low) && !coversSubject(high) ? high : low);
}

bool Toast::coversSubject(const QRect& place) const {
    if (!subjects_) return false;
    const std::vector<QRectF> subjects = subjects_();
    return std::any_of(subjects.begin(), subjects.end(),
                       [&](const QRectF& one) { return one.intersects(QRectF(place)); });
}

bool Toast::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
        case QEvent::Resize:
        case QEvent::ContentsRectChange:
        case QEvent::Move:
        case QEvent::Show:
        case QEvent::Hide:
            if (isVisible()) settle();
            break;
        default:
            break;
    }
    return false;
}

}  // namespace sightline::app
