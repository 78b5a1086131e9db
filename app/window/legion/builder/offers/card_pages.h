/// Makes the widgets that show a unit, an upgrade, a command card or a battle card in the army
/// builder.
#pragma once
#include <QWidget>

#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/army/equip.h"

namespace sightline::app {

/// The widget that shows a unit. `card` is the printed unit card, or the card with the effects of
/// the unit's upgrades.
QWidget* unitPage(const engine::UnitEntry& entry, const engine::UnitCard& card, int miniatures);
QWidget* upgradePage(const engine::UpgradeCard& card);
QWidget* commandPage(const engine::CommandEntry& card);
QWidget* battlePage(const engine::BattleEntry& card);

}  // namespace sightline::app
