/// The dice of an attack pool: what each of its weapons adds. Source: Core Rulebook p. 32 (Form
/// Attack Pool).
#pragma once
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/reckoning.h"

namespace sightline::engine {

/// Of those weapons, each as often as miniatures add it.
DicePool diceOf(const std::vector<const Weapon*>& weapons);

/// How the dice of `pool` come about, one number a colour that there is: so many miniatures with
/// each weapon of that unit, and what the players changed by hand.
std::vector<Reckoning> diceReckoned(const std::vector<const Weapon*>& weapons, const DicePool& pool,
                                    UnitId unit);

}  // namespace sightline::engine
