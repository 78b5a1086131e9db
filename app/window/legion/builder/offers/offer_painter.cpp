#include "app/window/legion/builder/offers/offer_painter.h"

#include <QPainter>

#include "app/window/legion/builder/offers/offer_rows.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int offerMargin = 10, offerIconSize = 22;

const OfferRow& rowOf(const QModelIndex& index) {
    return *static_cast<const OfferRow*>(index.data(Qt::UserRole).value<const void*>());
}

QFont bolderOffer(QFont font) {
    font.setBold(true);
    return font;
}

void paintPips(QPainter& painter, const QRect& cell, int pips) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::accent());
    for (int i = 0; i < pips; ++i)
        painter.drawEllipse(QPointF(cell.center().x() + 0.5, cell.top() + 8.0 + 7.0 * i), 2.4, 2.4);
}

// Paints the marks after the name of a card: a circle for "effect applied by hand", a question mark
// for "doubtful value".
void paintMarks(QPainter& painter, QPointF at, const OfferRow& row) {
    painter.setBrush(Qt::NoBrush);
    if (row.byHand) {
        painter.setPen(QPen(theme::muted(), 1.4));
        painter.drawEllipse(at, 3.2, 3.2);
        at.rx() += 12;
    }
    if (!row.doubtful) return;
    painter.setPen(theme::accent());
    painter.drawText(at + QPointF(-3, 5), QStringLiteral("?"));
}

}  // namespace

QSize OfferPainter::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int line = option.fontMetrics.height();
    const OfferRow& row = rowOf(index);
    if (row.kind == OfferRow::Kind::header) return {100, line + 12};
    return {100, row.detail.isEmpty() && row.reason.isEmpty() ? line + 14 : 2 * line + 12};
}

void OfferPainter::paintHeader(QPainter& painter, const QRect& rect, const OfferRow& row) const {
    painter.fillRect(rect, theme::ground());
    painter.setFont(bolderOffer(painter.font()));
    painter.setPen(theme::muted());
    painter.drawText(rect.adjusted(offerMargin, 0, -offerMargin, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, row.name);
}

void OfferPainter::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const OfferRow& row = rowOf(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    if (row.kind == OfferRow::Kind::header) {
        paintHeader(*painter, option.rect, row);
        painter->restore();
        return;
    }
    const bool fits = row.reason.isEmpty();
    const bool chosen = option.state & QStyle::State_Selected;
    if (chosen || option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, chosen ? theme::lifted() : theme::raised());
    if (chosen)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          theme::accent());
    const int line = option.fontMetrics.height();
    QRect body = option.rect.adjusted(offerMargin, 6, -offerMargin, -4);
    painter->setOpacity(fits ? 1.0 : 0.5);
    if (!row.icon.isEmpty() || row.pips > 0) {
        const QRect cell(body.left(), body.top(), theme::scaled(offerIconSize), body.height());
        if (row.pips > 0)
            paintPips(*painter, cell, row.pips);
        else
            drawIcon(*painter, row.icon,
                     QRectF(cell.left(), cell.top() + 3, theme::scaled(offerIconSize),
                            theme::scaled(offerIconSize)));
        body.setLeft(cell.right() + 9);
    }
    if (row.points >= 0) {
        painter->setFont(bolderOffer(option.font));
        painter->setPen(theme::text());
        painter->drawText(body, Qt::AlignRight | Qt::AlignTop, QString::number(row.points));
    }
    const QRect first(body.left(), body.top(), body.width() - 44, line);
    painter->setFont(bolderOffer(option.font));
    painter->setPen(theme::text());
    const QFontMetrics bold(bolderOffer(option.font));
    const QString name = bold.elidedText(row.name, Qt::ElideRight, first.width() - 26);
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter, name);
    paintMarks(*painter,
               QPointF(first.left() + bold.horizontalAdvance(name) + 10, first.center().y() + 1),
               row);
    painter->setOpacity(1.0);
    painter->setFont(option.font);
    painter->setPen(theme::muted());
    const QString second = fits ? row.detail : row.reason;
    painter->drawText(QRect(body.left(), body.top() + line + 1, body.width(), line),
                      Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(second, Qt::ElideRight, body.width()));
    painter->restore();
}

}  // namespace sightline::app
