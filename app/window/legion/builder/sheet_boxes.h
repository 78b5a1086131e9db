/// The geometry of the army sheet as boxes: units by rank with their slots, the command hand, the
/// battle deck. Painting, the mouse and the tests use the same boxes.
#pragma once
#include <QFont>
#include <QRect>
#include <vector>

#include "app/window/legion/builder/army_model.h"

namespace sightline::app {

struct SheetBox {
    enum class Kind {
        heading,
        unit,
        duplicateUnit,
        removeUnit,
        upgrade,  ///< a card in a slot; the cross at its right end removes it
        freeSlot,
        counterpart,  ///< an existing counterpart, or the button to add it
        command,
        freeCommand,
        battleCard,
        freeBattleCard,
        fixedCard  ///< Standing Orders
    };
    Kind kind{};
    QRect rect;
    QString words, aside;  ///< `aside` is right-aligned
    QString icon;
    std::size_t unit = 0;
    std::string id, slot;
    bool ofCounterpart = false;
    bool there = true;
    bool wrong = false, unfinished = false;
    int pips = 0;
    engine::BattleEntry::Kind battle{};

    /// The cross of a removable card.
    QRect cross() const { return {rect.right() - 19, rect.top(), 18, rect.height()}; }
    bool hasCross() const {
        return kind == Kind::upgrade || kind == Kind::command || kind == Kind::battleCard ||
               (kind == Kind::counterpart && there);
    }
};

std::vector<SheetBox> sheetBoxes(const ArmyModel& model, const QFont& font, int width);
/// The units in the order of the sheet.
std::vector<std::size_t> unitsInOrder(const ArmyModel& model);
int heightOf(const std::vector<SheetBox>& boxes);

}  // namespace sightline::app
