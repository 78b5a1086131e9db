#include "app/window/legion/table/table_card.h"

#include <QLineF>
#include <QPainter>
#include <algorithm>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

// Distances in logical pixels: from the card to the point that it describes, and from the card to
// the edge of the clear table.
constexpr int pointGap = 18, cardBorder = 8;
// If nearer places of the card cover something, the card is placed farther from the point that it
// describes, but at most this far. Logical pixels.
constexpr int farthestGap = 300;
constexpr int widest = 480;
constexpr int onThePoint = 10'000;  // penalty if the card covers the point that it describes;
                                    // larger than any penalty for covered lines

// Penalty if the card covers a part of a miniature that it speaks of, and the further penalty for
// each 20 square pixels.
constexpr int onASubject = 50;
constexpr double areaPerPenalty = 20.0;

QColor edgeOf(Tone tone) {
    switch (tone) {
        case Tone::plain:
            return theme::edge();
        case Tone::good:
            return theme::good();
        case Tone::bad:
            return theme::bad();
    }
    return theme::edge();
}

/// The number of points of the line inside the rectangle. 21 points of the line are tested.
int covered(const QRectF& place, const QLineF& line) {
    int count = 0;
    for (int i = 0; i <= 20; ++i) count += place.contains(line.pointAt(i / 20.0)) ? 1 : 0;
    return count;
}

/// Penalty for a card over something that it speaks of.
int penaltyFor(const QRectF& card, const QRectF& about) {
    if (!card.intersects(about)) return 0;
    const QRectF both = card.intersected(about);
    return onASubject + int(both.width() * both.height() / areaPerPenalty);
}

}  // namespace

TableCard::TableCard(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("tableCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setTextFormat(Qt::RichText);
    setContentsMargins(12, 8, 12, 8);
    setMaximumWidth(theme::scaled(widest));
    hide();
}

void TableCard::showAt(const QString& html, Tone tone, QPointF pixel,
                       const std::vector<QPointF>& clearOf, const std::vector<QRectF>& about) {
    tone_ = tone;
    if (text() != html) {
        setWordWrap(false);
        setText(html);
        if (sizeHint().width() > theme::scaled(widest)) setWordWrap(true);
    }
    const int width = wordWrap() ? theme::scaled(widest) : sizeHint().width();
    resize(width, hasHeightForWidth() ? heightForWidth(width) : sizeHint().height());
    move(cornerFor(pixel, clearOf, about));
    setVisible(true);
    raise();
}

// The corners that are tried: around `pixel`, near places first, and around all rectangles of
// `about` together.
std::vector<QPoint> TableCard::wishedCorners(QPointF pixel,
                                             const std::vector<QRectF>& about) const {
    std::vector<QPoint> wishes;
    for (int gap = pointGap; gap <= farthestGap; gap *= 2) {
        const int right = int(pixel.x()) + gap, left = int(pixel.x()) - gap - width();
        const int below = int(pixel.y()) + gap, above = int(pixel.y()) - gap - height();
        const int middle = int(pixel.x()) - width() / 2, beside = int(pixel.y()) - height() / 2;
        for (const QPoint wish : {QPoint(right, below), QPoint(left, below), QPoint(right, above),
                                  QPoint(left, above), QPoint(middle, below), QPoint(middle, above),
                                  QPoint(right, beside), QPoint(left, beside)})
            wishes.push_back(wish);
    }
    QRectF all;
    for (const QRectF& one : about) all = all.united(one);
    if (all.isEmpty()) return wishes;
    const int beside = int(pixel.y()) - height() / 2, middle = int(pixel.x()) - width() / 2;
    wishes.emplace_back(int(all.right()) + pointGap, beside);
    wishes.emplace_back(int(all.left()) - pointGap - width(), beside);
    wishes.emplace_back(middle, int(all.top()) - pointGap - height());
    wishes.emplace_back(middle, int(all.bottom()) + pointGap);
    return wishes;
}

// The best corner for the card. It covers the smallest part of the rectangles `about` and of the
// lines from `pixel` to the points `clearOf`.
QPoint TableCard::cornerFor(QPointF pixel, const std::vector<QPointF>& clearOf,
                            const std::vector<QRectF>& about) const {
    const QRect room =
        parentWidget()->contentsRect().adjusted(cardBorder, cardBorder, -cardBorder, -cardBorder);
    const int mostX = std::max(room.left(), room.right() + 1 - width());
    const int mostY = std::max(room.top(), room.bottom() + 1 - height());
    std::optional<QPoint> best;
    int least = 0;
    for (const QPoint wish : wishedCorners(pixel, about)) {
        const QPoint corner(std::clamp(wish.x(), room.left(), mostX),
                            std::clamp(wish.y(), room.top(), mostY));
        const QRectF place = QRectF(QPointF(corner), QSizeF(size()))
                                 .adjusted(-pointGap, -pointGap, pointGap, pointGap);
        int bad = 0;
        for (const QPointF end : clearOf)
            bad += covered(place.adjusted(4, 4, -4, -4), QLineF(pixel, end));
        const QRectF card{QPointF(corner), QSizeF(size())};
        for (const QRectF& one : about) bad += penaltyFor(card, one);
        if (card.contains(pixel)) bad += onThePoint;
        if (best && bad >= least) continue;
        best = corner;
        least = bad;
    }
    return *best;
}

void TableCard::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor plate = theme::panel();
    plate.setAlpha(238);
    painter.setBrush(plate);
    painter.setPen(QPen(edgeOf(tone_), tone_ == Tone::plain ? 1.0 : 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
    painter.end();
    QLabel::paintEvent(event);
}

}  // namespace sightline::app
