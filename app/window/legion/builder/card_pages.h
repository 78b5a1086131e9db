/// Builds the pages of cards from the widgets of the unit card.
#pragma once
#include <QWidget>

#include "app/window/legion/builder/card_stock.h"
#include "engine/legion/lists/army/equip.h"

namespace sightline::app {

/// The page of a unit. `card` is the unit as printed, or with the effects of its upgrades.
QWidget* unitPage(const engine::UnitEntry& entry, const engine::UnitCard& card, int miniatures);
QWidget* upgradePage(const engine::UpgradeCard& card);
QWidget* commandPage(const engine::CommandEntry& card);
QWidget* battlePage(const engine::BattleEntry& card);

}  // namespace sightline::app
