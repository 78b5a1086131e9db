/// The weapons of an attack pool, to test whether any or all of them have a keyword. For the game
/// and previews.
#pragma once
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/state/attack.h"

namespace sightline::engine {

class Battle;

/// One entry for each miniature with its weapon. Valid as long as the card.
using PoolWeapons = std::vector<const Weapon*>;

PoolWeapons weaponsOf(const UnitCard& attacker, const std::vector<WeaponChoice>& pool);
/// Weapons of the pool being resolved; an area weapon is its only weapon.
PoolWeapons weaponsOf(const Battle& battle, const Attack& attack);

bool anyHas(const PoolWeapons& weapons, Keyword keyword);
/// False without weapons.
bool allHave(const PoolWeapons& weapons, Keyword keyword);

}  // namespace sightline::engine
