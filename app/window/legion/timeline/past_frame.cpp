#include "app/window/legion/timeline/past_frame.h"

#include <QEvent>
#include <QPainter>

#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/contents_rect.h"

namespace sightline::app {
namespace {
constexpr int wide = 3, plateRims = 14, plateHigh = 28;  // pixels
}

PastFrame::PastFrame(QWidget* table) : QWidget(table) {
    setObjectName(QStringLiteral("pastFrame"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    table->installEventFilter(this);
    hide();
}

void PastFrame::say(const QString& words) {
    words_ = words;
    setVisible(!words.isEmpty());
    if (words.isEmpty()) return;
    settle();
    raise();
    update();
}

void PastFrame::settle() { setGeometry(parentWidget()->contentsRect()); }

bool PastFrame::eventFilter(QObject*, QEvent* event) {
    if (isVisible() && changesContentsRect(*event)) settle();
    return false;
}

void PastFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::accent(), wide));
    painter.drawRect(QRectF(rect()).adjusted(wide / 2.0, wide / 2.0, -wide / 2.0, -wide / 2.0));
    QFont strong = font();
    strong.setBold(true);
    painter.setFont(strong);
    const QFontMetrics metrics(strong);
    const int most = width() - 4 * plateRims;
    const QString shown = metrics.elidedText(words_, Qt::ElideRight, most);
    const int across = metrics.horizontalAdvance(shown) + 2 * plateRims;
    const QRectF plate((width() - across) / 2.0, 0, across, theme::scaled(plateHigh));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::accent());
    painter.drawRoundedRect(plate.adjusted(0, -6, 0, 0), 6, 6);
    painter.setPen(theme::ground());
    painter.drawText(plate, Qt::AlignCenter, shown);
}

}  // namespace sightline::app
