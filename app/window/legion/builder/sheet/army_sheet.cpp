#include "app/window/legion/builder/sheet/army_sheet.h"

#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "app/window/legion/builder/offers/offer_list.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

using BoxKind = SheetBox::Kind;

ArmySheet::ArmySheet(ArmyModel& model, QWidget* parent) : QWidget(parent), model_(model) {
    setObjectName(QStringLiteral("armySheet"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Army sheet"));
    setMouseTracking(true);
    setAcceptDrops(true);
    connect(&model, &ArmyModel::changed, this, &ArmySheet::lay);
    connect(&model, &ArmyModel::selectionChanged, this, &ArmySheet::followSelection);
}

void ArmySheet::followSelection() {
    updateChosen();
    chosen_ = model_.selected();
    updateChosen();
    const SheetBox* now = chosen_ ? box(BoxKind::unit, chosen_) : nullptr;
    if (now) emit unitShown(now->rect);
}

void ArmySheet::lay() {
    boxes_ = sheetBoxes(model_, font(), width());
    setMinimumHeight(heightOf(boxes_));
    updateGeometry();
    update();
}

QSize ArmySheet::sizeHint() const { return {480, heightOf(boxes_)}; }

void ArmySheet::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) lay();
}

const SheetBox* ArmySheet::box(BoxKind kind, std::optional<std::size_t> unit) const {
    for (const SheetBox& one : boxes_)
        if (one.kind == kind && (!unit || one.unit == *unit)) return &one;
    return nullptr;
}

// The topmost box at a point. Later boxes are drawn over earlier boxes, so the search starts at the
// last box.
const SheetBox* ArmySheet::boxAt(QPoint at) const {
    const auto found = std::find_if(boxes_.rbegin(), boxes_.rend(),
                                    [&](const SheetBox& one) { return one.rect.contains(at); });
    return found == boxes_.rend() ? nullptr : &*found;
}

void ArmySheet::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    setFocus();
    const SheetBox* found = boxAt(event->pos());
    if (found)
        press(SheetBox(*found), event->pos());
    else
        model_.select(std::nullopt);
}

void ArmySheet::press(const SheetBox& box, QPoint at) {
    const bool ofUnit = box.kind == BoxKind::unit || box.kind == BoxKind::upgrade ||
                        box.kind == BoxKind::freeSlot || box.kind == BoxKind::counterpart;
    if (ofUnit) model_.select(box.unit);
    if (box.hasCross() && box.cross().contains(at)) return takeOff(box);
    switch (box.kind) {
        case BoxKind::heading:
        case BoxKind::fixedCard:
        case BoxKind::unit:
            return;
        case BoxKind::duplicateUnit:
            return model_.duplicateUnit(box.unit);
        case BoxKind::removeUnit:
            return model_.removeUnit(box.unit);
        case BoxKind::upgrade:
            emit cardShown(OfferRow::Kind::upgrade, box.id);
            emit upgradeWanted({box.unit, box.slot, box.id, box.ofCounterpart});
            return;
        case BoxKind::freeSlot:
            emit upgradeWanted({box.unit, box.slot, {}, box.ofCounterpart});
            return;
        case BoxKind::counterpart:
            if (!box.there) model_.toggleCounterpart(box.unit);
            return;
        case BoxKind::command:
            emit cardShown(OfferRow::Kind::command, box.id);
            [[fallthrough]];
        case BoxKind::freeCommand:
            emit commandWanted();
            return;
        case BoxKind::battleCard:
            emit cardShown(OfferRow::Kind::battle, box.id);
            [[fallthrough]];
        case BoxKind::freeBattleCard:
            emit battleCardWanted();
            return;
    }
}

void ArmySheet::takeOff(const SheetBox& box) {
    if (box.kind == BoxKind::upgrade) model_.removeUpgrade(box.unit, box.id, box.ofCounterpart);
    if (box.kind == BoxKind::counterpart) model_.toggleCounterpart(box.unit);
    if (box.kind == BoxKind::command) model_.removeCommand(box.id);
    if (box.kind == BoxKind::battleCard) model_.removeBattleCard(box.id);
}

void ArmySheet::mouseMoveEvent(QMouseEvent* event) {
    point(event->pos());
    const SheetBox* over = boxAt(mouse_);
    const bool does = over && over->kind != BoxKind::heading && over->kind != BoxKind::fixedCard;
    setCursor(does ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ArmySheet::point(QPoint at) {
    const QPoint before = std::exchange(mouse_, at);
    const auto crossed = [&](const QRect& rect) {
        return rect.contains(before) != rect.contains(at);
    };
    for (const SheetBox& one : boxes_)
        if (crossed(one.rect) || (one.hasCross() && crossed(one.cross()))) update(one.rect);
}

void ArmySheet::mouseDoubleClickEvent(QMouseEvent* event) {
    const SheetBox* over = boxAt(event->pos());
    if (over && over->kind == BoxKind::unit) emit upgradeWanted({over->unit, {}, {}, false});
}

void ArmySheet::leaveEvent(QEvent*) { point({-1, -1}); }

void ArmySheet::step(int by) {
    const std::vector<std::size_t> order = unitsInOrder(model_);
    if (order.empty()) return;
    const auto at = std::find(order.begin(), order.end(), model_.selected().value_or(order.size()));
    const auto last = static_cast<std::ptrdiff_t>(order.size()) - 1;
    const std::ptrdiff_t now = at == order.end() ? (by > 0 ? -1 : last + 1) : at - order.begin();
    model_.select(order[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(now + by, 0, last))]);
}

void ArmySheet::keyPressEvent(QKeyEvent* event) {
    const auto unit = model_.selected();
    switch (event->key()) {
        case Qt::Key_Up:
            return step(-1);
        case Qt::Key_Down:
            return step(1);
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (unit) model_.removeUnit(*unit);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (unit) emit upgradeWanted({*unit, {}, {}, false});
            return;
        default:
            return QWidget::keyPressEvent(event);
    }
}

void ArmySheet::focusInEvent(QFocusEvent*) { updateChosen(); }
void ArmySheet::focusOutEvent(QFocusEvent*) { updateChosen(); }

void ArmySheet::updateChosen() {
    if (const SheetBox* lit = chosen_ ? box(BoxKind::unit, chosen_) : nullptr) update(lit->rect);
}

void ArmySheet::dragEnterEvent(QDragEnterEvent* event) {
    if (!event->mimeData()->hasFormat(offerMime)) return;
    event->acceptProposedAction();
    dropping_ = true;
    update();
}

void ArmySheet::dragLeaveEvent(QDragLeaveEvent*) {
    dropping_ = false;
    update();
}

void ArmySheet::dropEvent(QDropEvent* event) {
    dropping_ = false;
    event->acceptProposedAction();
    emit dropped(event->mimeData()->data(offerMime).toStdString());
    update();
}

bool ArmySheet::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const SheetBox* over = boxAt(help->pos());
    QStringList lines;
    if (over && (over->kind == BoxKind::unit || over->kind == BoxKind::upgrade))
        for (const engine::ArmyObjection& objection : model_.objections()) {
            if (objection.unit != over->unit) continue;
            if (over->kind == BoxKind::upgrade && objection.card != over->id) continue;
            lines << QStringLiteral("<p>%1<br>%2 (%3)</p>")
                         .arg(MessageWords::said(objection.what).toHtmlEscaped(),
                              MessageWords::said(objection.wayOut).toHtmlEscaped(),
                              BuilderWords::citation(objection.citation).toHtmlEscaped());
        }
    if (over && over->kind == BoxKind::duplicateUnit) lines << tr("Duplicate (Ctrl+D)");
    if (over && over->kind == BoxKind::removeUnit) lines << tr("Remove (Delete)");
    QToolTip::showText(help->globalPos(), lines.join(QString()), this);
    return true;
}

}  // namespace sightline::app
