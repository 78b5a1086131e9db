#include "app/window/table_card.h"

#include <QPainter>
#include <algorithm>

#include "app/window/theme.h"

namespace sightline::app {
namespace {

constexpr int away = 18, border = 8;  // logical pixels from the point, and from the border
constexpr int widest = 480;

QColor edgeOf(Tone tone) {
    switch (tone) {
        case Tone::plain: return theme::edge;
        case Tone::good: return theme::good;
        case Tone::bad: return theme::bad;
    }
    return theme::edge;
}

}  // namespace

TableCard::TableCard(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("tableCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setTextFormat(Qt::RichText);
    setContentsMargins(12, 8, 12, 8);
    setMaximumWidth(widest);
    hide();
}

void TableCard::showAt(const QString& html, Tone tone, QPointF pixel) {
    tone_ = tone;
    if (text() != html) {
        setWordWrap(false);
        setText(html);
        if (sizeHint().width() > widest) setWordWrap(true);
    }
    const int width = wordWrap() ? widest : sizeHint().width();
    resize(width, hasHeightForWidth() ? heightForWidth(width) : sizeHint().height());
    QPoint corner = pixel.toPoint() + QPoint(away, away);
    if (corner.x() + this->width() > parentWidget()->width() - border)
        corner.setX(int(pixel.x()) - away - this->width());
    if (corner.y() + height() > parentWidget()->height() - border)
        corner.setY(int(pixel.y()) - away - height());
    corner.setX(std::clamp(corner.x(), border,
                           std::max(border, parentWidget()->width() - border - this->width())));
    corner.setY(std::clamp(corner.y(), border,
                           std::max(border, parentWidget()->height() - border - height())));
    move(corner);
    setVisible(true);
    raise();
}

void TableCard::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor plate = theme::panel;
    plate.setAlpha(238);
    painter.setBrush(plate);
    painter.setPen(QPen(edgeOf(tone_), tone_ == Tone::plain ? 1.0 : 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
    painter.end();
    QLabel::paintEvent(event);
}

}  // namespace sightline::app
