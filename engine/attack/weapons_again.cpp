#include "engine/attack/weapons_again.h"

#include <algorithm>

#include "engine/asking/questions.h"
#include "engine/rulings/weapons_against.h"
#include "engine/timing/effects.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {
namespace {

template <class Value>
bool isOneOf(const std::vector<Value>& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

int timesAdded(const Attack& attack, const WeaponChoice& weapon) {
    return static_cast<int>(
        std::count_if(attack.pools.begin(), attack.pools.end(),
                      [&](const AttackPool& pool) { return isOneOf(pool.weapons, weapon); }));
}

// Once in an attack sequence.
bool isUsedUp(const Attack& attack) {
    return std::any_of(attack.pools.begin(), attack.pools.end(), [&](const AttackPool& pool) {
        return std::any_of(pool.weapons.begin(), pool.weapons.end(),
                           [&](const WeaponChoice& one) { return timesAdded(attack, one) > 1; });
    });
}

bool mayFireAgain(const Battle& battle, const Attack& attack, const WeaponChoice& choice,
                  const UnitOnTable& defender) {
    const UnitState& unit = battle.unit(attack.attacker);
    const Weapon& weapon = unit.card->weapons[static_cast<std::size_t>(choice.weapon)];
    if (!weapon.ranged || weapon.oncePerAttack || !mayUse(attack.order.usable, weapon))
        return false;
    if (!isReady(unit.cards, weapon) ||
        !isInFiringArc(weapon, battle.mini(choice.mini).mini, defender))
        return false;
    MayAddWeapon point{attack.attacker, defender.id, choice, true};
    consult(battle, point);
    return point.allowed;
}

}  // namespace

std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender) {
    std::vector<WeaponChoice> again;
    const bool bears = battle.unit(attack.attacker).card->has(Keyword::gunslinger);
    const UnitOnTable *self = table.find(attack.attacker), *other = table.find(defender);
    if (!bears || isUsedUp(attack) || !self || !other || inMelee(*self, *other)) return again;
    const auto reaching = weaponsAgainst(table, attack.attacker, defender, attack.longShot);
    for (const AttackPool& pool : attack.pools) {
        if (pool.melee || pool.overrun) continue;
        for (const WeaponChoice& one : pool.weapons) {
            if (isOneOf(eligible, one.mini) && isOneOf(reaching, one.weapon) &&
                mayFireAgain(battle, attack, one, *other))
                again.push_back(one);
        }
    }
    return again;
}

bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon) {
    return timesAdded(attack, weapon) > 0;
}

std::optional<Refusal> refusalOfAgain(const Attack& attack, const std::vector<Option>& picked) {
    const bool again = std::any_of(picked.begin(), picked.end(), [&](const Option& one) {
        return isAddedAgain(attack, std::get<WeaponChoice>(one));
    });
    if (!again || picked.size() == 1) return std::nullopt;
    return refuse("a weapon that is in another pool is alone in this one",
                  citationOf(Keyword::gunslinger));
}

}  // namespace sightline::engine
