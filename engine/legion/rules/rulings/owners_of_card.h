/// Finds the units to which a command card belongs. Source: Core Rulebook p. 21 (Nominate
/// Commanders and Issue Orders).
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The names of the counterparts in the unit that are not defeated.
std::vector<std::string> counterpartsIn(const Battle& battle, const UnitState& unit);

/// The undefeated units of the player that the card names. No units if the card names no unit.
std::vector<UnitId> ownersOf(const Battle& battle, Player player, const CommandCard& card);

/// The units to which the player's revealed command card belongs. No units if there is no such card
/// or if it belongs to no particular unit.
std::vector<UnitId> ownersOfPlayedCard(const Battle& battle, Player player);

}  // namespace sightline::engine
