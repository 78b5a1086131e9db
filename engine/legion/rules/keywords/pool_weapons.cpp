#include "engine/legion/rules/keywords/pool_weapons.h"

#include <algorithm>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

PoolWeapons weaponsOf(const UnitCard& attacker, const std::vector<WeaponChoice>& pool) {
    PoolWeapons weapons;
    weapons.reserve(pool.size());
    for (const WeaponChoice& one : pool)
        weapons.push_back(&attacker.weapons[static_cast<std::size_t>(one.weapon)]);
    return weapons;
}

PoolWeapons weaponsOf(const Battle& battle, const Attack& attack) {
    if (attack.area) return {&attack.area->weapon};
    return weaponsIn(*battle.unit(attack.attacker).card, attack.pool());
}

bool anyHas(const PoolWeapons& weapons, Keyword keyword) {
    return std::any_of(weapons.begin(), weapons.end(),
                       [&](const Weapon* one) { return one->has(keyword); });
}

bool allHave(const PoolWeapons& weapons, Keyword keyword) {
    return !weapons.empty() && std::all_of(weapons.begin(), weapons.end(),
                                           [&](const Weapon* one) { return one->has(keyword); });
}

}  // namespace sightline::engine
