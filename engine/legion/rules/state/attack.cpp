#include "engine/legion/rules/state/attack.h"

#include <algorithm>
#include <utility>

namespace sightline::engine {

bool mayUse(UsableWeapons usable, const Weapon& weapon, bool inMelee) {
    switch (usable) {
        case UsableWeapons::all:
            return true;
        case UsableWeapons::meleeOnly:
            return weapon.melee;
        case UsableWeapons::rangedOnly:
            return weapon.ranged && !inMelee;
    }
    return true;
}

void AttackPool::add(Die die, Reason reason) {
    dice[die] = std::max(0, dice[die] + reason.amount);
    more.add(die, std::move(reason));
}

int Attack::spentNow(UnitId unit, Token token) const {
    const auto isResolved = [](const AttackPool& pool) { return pool.resolved; };
    const bool first = std::count_if(pools.begin(), pools.end(), isResolved) <=
                       (current >= 0 && pool().resolved ? 1 : 0);
    const int before = first && current >= 0 ? ledger.spentBy(-1, unit, token) : 0;
    return before + ledger.spentBy(current, unit, token);
}

int Attack::woundsByAttacker(UnitId unit) const {
    int sum = 0;
    for (const AttackLedger::Wounded& one : ledger.wounded) {
        if (one.pool == current && one.unit == unit && one.by == attacker) sum += one.wounds;
    }
    return sum;
}

std::vector<const Weapon*> weaponsIn(const UnitCard& attacker, const AttackPool& pool) {
    std::vector<const Weapon*> weapons;
    weapons.reserve(pool.weapons.size() + pool.added.size());
    for (const WeaponChoice& one : pool.weapons)
        weapons.push_back(&attacker.weapons[static_cast<std::size_t>(one.weapon)]);
    for (const Weapon& one : pool.added) weapons.push_back(&one);
    return weapons;
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
