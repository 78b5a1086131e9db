// The place of a lesson's card: the corner of the table in which it covers the least, or the place
// to which the player has dragged it.
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMouseEvent>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>

#include "app/window/legion/learn/lesson_card.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/contents_rect.h"

namespace sightline::app {
namespace {

// Pixels: the gap between the parts of the head, the gap between the card and the edges of the
// clear table, and the widths of the card in a wide and in a narrow table widget.
constexpr int headGap = 2, cardRim = 10, wideCard = 350, narrowCard = 310, wideTable = 820;

bool isLow(Qt::Corner corner) {
    return corner == Qt::BottomLeftCorner || corner == Qt::BottomRightCorner;
}

}  // namespace

int LessonCard::wantedWidth() const {
    const int room = parentWidget()->contentsRect().width();
    // A larger text needs a wider card, but half of the table stays clear.
    const int wish = theme::scaled(room >= wideTable ? wideCard : narrowCard);
    return std::min({wish, std::max(narrowCard, room / 2), room - 2 * cardRim});
}

// The place of the card in a corner of the table widget.
QRect LessonCard::placeIn(Qt::Corner corner) const {
    const int width = wantedWidth();
    const int height = std::max(layout()->totalHeightForWidth(width), minimumSizeHint().height());
    const QRect room =
        parentWidget()->contentsRect().adjusted(cardRim, cardRim, -cardRim, -cardRim);
    const bool right = corner == Qt::TopRightCorner || corner == Qt::BottomRightCorner;
    const bool low = isLow(corner);
    return {right ? std::max(room.left(), room.right() - width + 1) : room.left(),
            low ? std::max(room.top(), room.bottom() - height + 1) : room.top(), width, height};
}

void LessonCard::dock() {
    docked_ = true;
    moved_.reset();
    show();
    settle();
}

void LessonCard::undock() {
    docked_ = false;
    const bool shown = !isHidden();
    setMinimumHeight(0);
    setMaximumHeight(QWIDGETSIZE_MAX);
    setParent(table_);
    if (!table_ || !shown) return;
    show();
    raise();
    settle();
}

// If the head is too narrow for its texts, it shows their short forms. The texts change only if
// they must, because each change asks for a new layout.
void LessonCard::fitHead(int width) {
    const QMargins rims = layout()->contentsMargins();
    const auto wideWith = [](const QWidget& part, const QString& now, const QString& text) {
        const QFontMetrics metrics = part.fontMetrics();
        return part.sizeHint().width() + metrics.horizontalAdvance(text) -
               metrics.horizontalAdvance(now) + headGap;
    };
    int room = width - rims.left() - rims.right();
    for (const QToolButton* arrow : {back_, forward_})
        if (arrow->isVisibleTo(this)) room -= arrow->sizeHint().width() + headGap;
    const QString full = tr("Leave (Esc)"), cross = QStringLiteral("\u2715");
    const int place = wideWith(*place_, place_->text(), placeWords_);
    const bool fits = place + wideWith(*leave_, leave_->text(), full) <= room;
    const bool fitsWithCross = place + wideWith(*leave_, leave_->text(), cross) <= room;
    leave_->setText(fits ? full : cross);
    place_->setText(fitsWithCross ? placeWords_ : placeShort_);
}

void LessonCard::settle() {
    if (isHidden()) return;
    fitHead(docked_ ? width() : wantedWidth());
    // The layouts inside are updated first, because their heights decide the height of the card.
    for (QWidget* part : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (part->layout()) part->layout()->invalidate(), part->updateGeometry();
    layout()->invalidate();
    layout()->activate();
    // The layout of the other window knows the width, and the texts decide the height.
    if (docked_) return setFixedHeight(layout()->totalHeightForWidth(width()));
    QRect place = placeIn(corner_);
    if (moved_) {
        const QRect room = parentWidget()->contentsRect();
        const int mostX = std::max(room.left(), room.right() + 1 - width());
        const int mostY = std::max(room.top(), room.bottom() + 1 - height());
        place.moveTo(std::clamp(moved_->x(), room.left(), mostX),
                     std::clamp(moved_->y(), room.top(), mostY));
    }
    setGeometry(place);
}

// `settle` asks for a layout again. If each of these requests led to `settle`, the card would be
// laid out and the table would be drawn without end.
void LessonCard::settleIfNeeded() {
    if (isHidden()) return;
    const int wide = docked_ ? width() : wantedWidth();
    fitHead(wide);
    const QSize wish =
        docked_ ? QSize(wide, layout()->totalHeightForWidth(wide)) : placeIn(corner_).size();
    if (size() != wish) settle();
}

void LessonCard::avoid(const std::vector<Seen>& seen) {
    if (isHidden() || moved_ || docked_) return;
    if (high_ && isLow(corner_)) corner_ = Qt::TopLeftCorner;
    settle();
    const auto cost = [&](Qt::Corner corner) {
        const QRectF place = QRectF(placeIn(corner)).adjusted(-cardRim, -cardRim, cardRim, cardRim);
        int sum = 0;
        for (const Seen& one : seen)
            if (place.contains(one.pixel)) sum += one.weight;
        return sum;
    };
    for (const auto corner :
         {Qt::TopLeftCorner, Qt::TopRightCorner, Qt::BottomLeftCorner, Qt::BottomRightCorner})
        if (!(high_ && isLow(corner)) && cost(corner) < cost(corner_)) corner_ = corner;
    settle();
}

void LessonCard::setHigh(bool high) {
    high_ = high;
    if (!high) return;
    avoid({});
}

bool LessonCard::event(QEvent* event) {
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest) settleIfNeeded();
    if (event->type() == QEvent::Resize && docked_) settle();
    return done;
}

bool LessonCard::eventFilter(QObject*, QEvent* event) {
    if (!changesContentsRect(*event) || isHidden() || docked_) return false;
    settle();
    emit roomChanged();
    return false;
}

void LessonCard::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) grip_ = event->position().toPoint();
    event->accept();
}

void LessonCard::mouseMoveEvent(QMouseEvent* event) {
    if (grip_ && !docked_) {
        moved_ = mapToParent(event->position().toPoint()) - *grip_;
        settle();
    }
    event->accept();
}

void LessonCard::mouseReleaseEvent(QMouseEvent* event) {
    grip_.reset();
    event->accept();
}

void LessonCard::wheelEvent(QWheelEvent* event) { event->accept(); }

}  // namespace sightline::app
