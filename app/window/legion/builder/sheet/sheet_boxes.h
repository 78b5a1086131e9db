/// The layout of the army sheet as a list of boxes: units by rank with their slots, the command
/// hand, the battle deck. Painting, mouse handling and tests use these boxes.
#pragma once
#include <QFont>
#include <QRect>
#include <vector>

#include "app/window/legion/builder/army/army_model.h"

namespace sightline::app {

struct SheetBox {
    enum class Kind {
        heading,
        unit,
        duplicateUnit,
        removeUnit,
        upgrade,  ///< an upgrade card; the cross at its right end removes it
        freeSlot,
        counterpart,  ///< a counterpart, or the button that adds the counterpart
        command,
        freeCommand,
        battleCard,
        freeBattleCard,
        fixedCard  ///< the command card Standing Orders, which every hand contains
    };
    Kind kind{};
    QRect rect;
    QString words, aside;  ///< text at the left edge of the box, and text at its right edge
    QString icon;
    std::size_t unit = 0;
    std::string id, slot;
    bool ofCounterpart = false;
    bool there = true;
    bool wrong = false, unfinished = false;
    int pips = 0;
    engine::BattleEntry::Kind battle{};

    /// The rectangle of the cross. A click on it removes the card.
    QRect cross() const { return {rect.right() - 19, rect.top(), 18, rect.height()}; }
    bool hasCross() const {
        return kind == Kind::upgrade || kind == Kind::command || kind == Kind::battleCard ||
               (kind == Kind::counterpart && there);
    }
};

std::vector<SheetBox> sheetBoxes(const ArmyModel& model, const QFont& font, int width);
/// The indices of the army's units in the order of the sheet.
std::vector<std::size_t> unitsInOrder(const ArmyModel& model);
int heightOf(const std::vector<SheetBox>& boxes);

}  // namespace sightline::app
