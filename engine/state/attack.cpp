#include "engine/state/attack.h"

#include <algorithm>

namespace sightline::engine {

bool mayUse(UsableWeapons usable, const Weapon& weapon) {
    switch (usable) {
        case UsableWeapons::all:
            return true;
        case UsableWeapons::meleeOnly:
            return weapon.melee;
        case UsableWeapons::rangedOnly:
            return weapon.ranged;
    }
    return true;
}

AttackSurge attackChart(const UnitCard& attacker, const AttackPool& pool) {
    return attackChart(attacker, pool.melee, pool.weapons);
}

AttackSurge attackChart(const UnitCard& attacker, bool melee,
                        const std::vector<WeaponChoice>& weapons) {
    AttackSurge best = attacker.attackSurge;
    if (melee) best = std::max(best, attacker.meleeAttackSurge);
    for (const WeaponChoice& one : weapons) {
        best = std::max(best, attacker.weapons[static_cast<std::size_t>(one.weapon)].surge);
    }
    return best;
}

DefenseSurge defenseChart(const UnitCard& defender, bool melee) {
    return melee ? std::max(defender.defenseSurge, defender.meleeDefenseSurge)
                 : defender.defenseSurge;
}

int countOf(const std::vector<RolledDie>& dice, Face face) {
    return static_cast<int>(std::count_if(dice.begin(), dice.end(),
                                          [&](const RolledDie& one) { return one.face == face; }));
}

int cancel(std::vector<RolledDie>& dice, Face face, int most) {
    int canceled = 0;
    std::erase_if(dice, [&](const RolledDie& one) {
        if (one.face != face || canceled >= most) return false;
        ++canceled;
        return true;
    });
    return canceled;
}

int convert(std::vector<RolledDie>& dice, Face from, Face to, int most) {
    int converted = 0;
    for (RolledDie& one : dice) {
        if (one.face != from || converted >= most) continue;
        one.face = to;
        ++converted;
    }
    return converted;
}

}  // namespace sightline::engine
