#include "app/window/legion/disputes/sheet_labels.h"

#include <algorithm>

namespace sightline::app {
namespace {

constexpr double gapBetween = 3.0;  // pixels between a label and its shape or another label

QRectF movedInto(QRectF rect, const QRectF& frame) {
    rect.moveLeft(std::max(frame.left(), std::min(rect.left(), frame.right() - rect.width())));
    rect.moveTop(std::max(frame.top(), std::min(rect.top(), frame.bottom() - rect.height())));
    return rect;
}

}  // namespace

std::optional<QRectF> SheetLabels::place(QSizeF size, const QVector<QPointF>& centres) {
    for (const QPointF& centre : centres) {
        QRectF there(QPointF(), size);
        there.moveCenter(centre);
        there = movedInto(there, frame_);
        const QRectF wide = there.adjusted(-gapBetween, 0.0, gapBetween, 0.0);
        const bool free = std::none_of(taken_.begin(), taken_.end(),
                                       [&](const QRectF& one) { return one.intersects(wide); });
        if (!free) continue;
        taken_ << there;
        return there;
    }
    return std::nullopt;
}

QVector<QPointF> SheetLabels::around(const QRectF& rect, QSizeF size) {
    const double up = size.height() / 2.0 + gapBetween, aside = size.width() / 2.0 + gapBetween;
    QVector<QPointF> centres{rect.center()};
    for (int step = 0; step < 4; ++step) {
        const double away = step * size.height();
        centres << QPointF(rect.center().x(), rect.top() - up - away)
                << QPointF(rect.center().x(), rect.bottom() + up + away)
                << QPointF(rect.right() + aside, rect.center().y() - away)
                << QPointF(rect.left() - aside, rect.center().y() + away);
    }
    return centres;
}

}  // namespace sightline::app
