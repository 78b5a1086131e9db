#include "app/window/widgets/progress_line.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/window/look/theme.h"

namespace sightline::app {
namespace {
constexpr int tall = 30, widest = 360, bar = 3;
}

ProgressLine::ProgressLine(QWidget* table) : QWidget(table) {
    setObjectName(QStringLiteral("progress"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);  // else the table under it is drawn with each of its own
    hide();
}

void ProgressLine::workFor(double seconds) {
    seconds_ = seconds;
    if (isHidden()) {
        const int width = std::min(widest, parentWidget()->width() - 40);
        setGeometry((parentWidget()->width() - width) / 2, 14, width, tall);
        show();
        raise();
        ++shown_;
    }
    repaint();
}

void ProgressLine::done() { hide(); }

// The bar nears its end and never claims to have reached it.
void ProgressLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::panel);
    painter.setPen(QPen(theme::edge, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.setPen(theme::text);
    painter.drawText(rect().adjusted(12, 0, -12, -bar), Qt::AlignCenter,
                     tr("Proving the ruling …"));
    const double share = 1.0 - std::exp(-2.0 * seconds_);
    painter.fillRect(QRectF(8, height() - bar - 3, (width() - 16) * share, bar), theme::accent);
}

}  // namespace sightline::app
