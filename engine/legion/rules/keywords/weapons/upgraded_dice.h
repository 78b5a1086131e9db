/// Upgrades and downgrades of the dice of weapons that have a keyword. Private to
/// engine/legion/rules/keywords. Source: Core Rulebook p. 33 (Upgrading and Downgrading Dice).
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {

/// Downgrades each die of the weapons with the keyword.
void downgradeAll(const Bearer& attacker, AttackNumbers& point);
/// Upgrades each die of the weapons with the keyword.
void upgradeAll(const Bearer& attacker, AttackNumbers& point);
/// Upgrades up to X dice of each weapon with the keyword, where X is the value on that weapon. A
/// red die cannot be upgraded. If the player has not chosen the colours, white dice come first.
void upgradeSome(const Bearer& attacker, AttackNumbers& point);

/// True if the player may choose between white and black dice.
bool choosesColours(const Battle& battle, const Bearer& bearer, const UpgradeAttackDice& point);
/// Asks the player for the number of white dice. The other upgraded dice are black.
Task<void> chooseColours(Battle& battle, Bearer bearer, UpgradeAttackDice& point);

}  // namespace sightline::engine::keywords
