/// Functions about an army that has a battle force with rules in play: its commanders, and the
/// units near them.
#pragma once
#include <string_view>

#include "engine/legion/rules/cards/card_in_play.h"

namespace sightline::engine::cards {

/// The player's battle force, if it has this id and the game applies its rules. Otherwise null.
const ForceInPlay* forceInPlay(const Battle& battle, Player player, std::string_view id);
/// The rule of the battle force as the reason for a permission.
Reason reasonOf(const ForceInPlay& force);
/// True if the unit already has a lasting effect of the battle force.
bool hasEffectOf(const UnitState& unit, const CardInPlay& force);
/// Gives the unit the keywords until the end of the game.
void giveForGame(Battle& battle, const CardInPlay& force, UnitId unit,
                 std::vector<KeywordText> keywords);
/// The undefeated commanders of the player.
std::vector<UnitId> commandersOf(const Battle& battle, Player player);
/// True if the unit is an undefeated commander. Also true if another undefeated commander of its
/// player is within range `range` of the unit (p. 11).
bool isWithinOfCommander(const Battle& battle, UnitId unit, int range);

}  // namespace sightline::engine::cards
