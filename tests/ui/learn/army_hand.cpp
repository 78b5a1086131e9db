#include "ui/learn/army_hand.h"

#include <gtest/gtest.h>
#include <QLineEdit>
#include <QScrollArea>
#include <QTest>

#include "app/window/legion/builder/offers/offer_list.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/builder/sheet/army_sheet.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/wait.h"

namespace sightline::app {

using engine::lessons::ArmyChange;
using Kind = SheetBox::Kind;

void ArmyHand::settle() {
    ASSERT_TRUE(waitUntil([this] { return builder_.offers().settled(); }));
}

void ArmyHand::clickSheet(const QRect& place, QPoint at) {
    auto* scroll = builder_.findChild<QScrollArea*>(QStringLiteral("sheetScroll"));
    scroll->ensureVisible(at.x(), at.y(), 0, place.height());
    QTest::mouseClick(&builder_.sheet(), Qt::LeftButton, {}, at);
    settle();
}

void ArmyHand::openList(const ArmyChange& change) {
    const engine::Catalogue& cards = builder_.model().catalogue();
    if (cards.unit(change.add)) {
        QTest::keyClick(&builder_, Qt::Key_1, Qt::ControlModifier);
        return settle();
    }
    const auto* upgrade = cards.upgrade(change.add);
    for (const SheetBox& box : builder_.sheet().boxes()) {
        const bool fits = upgrade ? box.kind == Kind::freeSlot && box.slot == upgrade->slot &&
                                        builder_.model().list().units[box.unit].unit == change.unit
                                  : box.kind == (cards.command(change.add) ? Kind::freeCommand
                                                                           : Kind::freeBattleCard);
        if (fits) return clickSheet(box.rect, box.rect.topLeft() + QPoint(16, 10));
    }
    // The hand or the deck has no free place: its tab shows the cards.
    QTest::keyClick(&builder_, cards.command(change.add) ? Qt::Key_3 : Qt::Key_4,
                    Qt::ControlModifier);
    settle();
}

bool ArmyHand::add(const ArmyChange& change) {
    openList(change);
    OfferList& list = builder_.offers().list();
    EXPECT_TRUE(list.choose(change.add)) << change.add << " is not shown";
    if (!list.current()) return false;
    const bool refused = !list.current()->reason.isEmpty();
    const QPoint at = list.rowRect(change.add).center();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, at);
    if (refused) {
        EXPECT_TRUE(builder_.toast().isVisible()) << change.add << " is refused without a reason";
    }
    settle();
    return !refused;
}

void ArmyHand::remove(const ArmyChange& change) {
    const auto& boxes = builder_.sheet().boxes();
    const auto& units = builder_.model().list().units;
    for (std::size_t i = boxes.size(); i-- > 0;) {
        const SheetBox box = boxes[i];
        const bool unit = box.kind == Kind::removeUnit && box.unit < units.size() &&
                          units[box.unit].unit == change.remove;
        if (unit) return clickSheet(box.rect, box.rect.center());
        if (box.hasCross() && box.id == change.remove)
            return clickSheet(box.rect, box.cross().center());
    }
    ADD_FAILURE() << change.remove << " is not on the sheet";
}

bool ArmyHand::make(const ArmyChange& change) {
    settle();
    if (!change.add.empty()) return add(change);
    remove(change);
    return true;
}

}  // namespace sightline::app
