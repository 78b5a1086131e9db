/// The dice of an attack pool: the dice of its weapons, and the dice that effects add. Source: Core
/// Rulebook p. 32 (Form Attack Pool).
#pragma once
#include <vector>

#include "engine/legion/basics/dice/more_dice.h"
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

/// The dice of the weapons. `weapons` has one entry for each miniature that adds the weapon.
DicePool diceOf(const std::vector<const Weapon*>& weapons);

/// The numbers of dice in `pool` with their reasons. There is one Reckoning for each colour of
/// dice. It contains the number of miniatures with each weapon, the dice that effects added, and
/// changes by hand.
std::vector<Reckoning> diceReckoned(const std::vector<const Weapon*>& weapons, const MoreDice& more,
                                    const DicePool& pool, UnitId unit);

}  // namespace sightline::engine
