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
/// Upgrades up to X dice of each weapon with the keyword, where X is the keyword's value on that
/// weapon. A red die cannot be upgraded. If the player has not chosen the colours, white dice are
/// upgraded first.
void upgradeSome(const Bearer& attacker, AttackNumbers& point);

/// True if the player may choose between upgrading white dice and upgrading black dice.
bool choosesColours(const Battle& battle, const Bearer& bearer, const UpgradeAttackDice& point);
/// Asks the player how many white dice are upgraded. The other upgrades are used for black dice.
Task<void> chooseColours(Battle& battle, Bearer bearer, UpgradeAttackDice& point);

}  // namespace sightline::engine::keywords
