/// The weapons of an attack pool, for keywords that ask whether any or all of them are of a kind.
/// The game and its previews ask here.
#pragma once
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/state/attack.h"

namespace sightline::engine {

class Battle;

/// One entry for each miniature that adds one. They live as long as the card.
using PoolWeapons = std::vector<const Weapon*>;

PoolWeapons weaponsOf(const UnitCard& attacker, const std::vector<WeaponChoice>& pool);
/// Of the pool being resolved; an area weapon is alone in it.
PoolWeapons weaponsOf(const Battle& battle, const Attack& attack);

bool anyHas(const PoolWeapons& weapons, Keyword keyword);
/// False for no weapons.
bool allHave(const PoolWeapons& weapons, Keyword keyword);

}  // namespace sightline::engine
