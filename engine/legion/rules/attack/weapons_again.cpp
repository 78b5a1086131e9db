#include "engine/legion/rules/attack/weapons_again.h"

#include <algorithm>

#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/attack_numbers/keyword_value.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

template <class Value>
bool isOneOf(const std::vector<Value>& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

const Weapon& printedWeapon(const UnitCard& card, const WeaponChoice& choice) {
    return card.weapons[static_cast<std::size_t>(choice.weapon)];
}

/// The number of pools in the attack that use a weapon of an earlier pool.
struct RepeatedWeapons {
    int byBeam = 0, byGunslinger = 0;
};

RepeatedWeapons usedAgain(const UnitCard& card, const Attack& attack) {
    RepeatedWeapons used;
    std::vector<WeaponChoice> added;
    for (const AttackPool& pool : attack.pools) {
        for (const WeaponChoice& one : pool.weapons) {
            if (isOneOf(added, one))
                ++(addsAgain(card, one) == Keyword::beam ? used.byBeam : used.byGunslinger);
            added.push_back(one);
        }
    }
    return used;
}

/// The defender that was declared before this one.
const UnitOnTable* lastDefender(const Tabletop& table, const Attack& attack, UnitId defender) {
    for (auto pool = attack.pools.rbegin(); pool != attack.pools.rend(); ++pool) {
        if (pool->defender != defender) return table.find(pool->defender);
    }
    return nullptr;
}

bool beamsOn(const Tabletop& table, const Attack& attack, const Weapon& weapon,
             const RepeatedWeapons& used, const UnitOnTable& defender) {
    const int most = valueOf(weapon.keywords, Keyword::beam).value_or(0);
    const UnitOnTable* last = lastDefender(table, attack, defender.id);
    return used.byGunslinger == 0 && used.byBeam < most && last &&
           unitsWithin(*last, defender, table.field.dimensions().rangeBand) &&
           mayShootAtAnyRange(table, attack.attacker, defender.id, weapon);
}

bool slings(const UnitCard& card, const Tabletop& table, const Attack& attack,
            const WeaponChoice& choice, const RepeatedWeapons& used, UnitId defender) {
    return card.has(Keyword::gunslinger) && used.byGunslinger == 0 && used.byBeam == 0 &&
           isOneOf(weaponsAgainst(table, attack.attacker, defender, attack.longShot),
                   choice.weapon);
}

bool isFreeToFire(const Battle& battle, const Attack& attack, const WeaponChoice& choice,
                  const UnitOnTable& defender) {
    const UnitState& unit = battle.unit(attack.attacker);
    const Weapon& weapon = printedWeapon(*unit.card, choice);
    if (!weapon.ranged || weapon.oncePerAttack || !mayUse(attack.order.usable, weapon))
        return false;
    if (!isReady(unit.cards, weapon) ||
        !isInFiringArc(weapon, battle.mini(choice.mini).mini, defender))
        return false;
    MayAddWeapon point{attack.attacker, defender.id, choice};
    consult(battle, point);
    return point.adding.allowed();
}

}  // namespace

std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender) {
    std::vector<WeaponChoice> again;
    const UnitCard& card = *battle.unit(attack.attacker).card;
    const UnitOnTable *self = table.find(attack.attacker), *other = table.find(defender);
    if (!self || !other || inMelee(*self, *other)) return again;
    const RepeatedWeapons used = usedAgain(card, attack);
    for (const AttackPool& pool : attack.pools) {
        if (pool.melee || pool.overrun) continue;
        for (const WeaponChoice& one : pool.weapons) {
            if (isOneOf(again, one) || !isOneOf(eligible, one.mini)) continue;
            const bool allowed =
                addsAgain(card, one) == Keyword::beam
                    ? beamsOn(table, attack, printedWeapon(card, one), used, *other)
                    : slings(card, table, attack, one, used, defender);
            if (allowed && isFreeToFire(battle, attack, one, *other)) again.push_back(one);
        }
    }
    return again;
}

bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon) {
    return std::any_of(attack.pools.begin(), attack.pools.end(),
                       [&](const AttackPool& pool) { return isOneOf(pool.weapons, weapon); });
}

Keyword addsAgain(const UnitCard& attacker, const WeaponChoice& weapon) {
    return printedWeapon(attacker, weapon).has(Keyword::beam) ? Keyword::beam : Keyword::gunslinger;
}

std::optional<Refusal> refusalOfAgain(const UnitCard& attacker, const Attack& attack,
                                      const std::vector<Option>& picked) {
    if (picked.size() < 2) return std::nullopt;
    for (const Option& one : picked) {
        const WeaponChoice& weapon = std::get<WeaponChoice>(one);
        if (isAddedAgain(attack, weapon)) {
            return refuse(say::againAlone(), citationOf(addsAgain(attacker, weapon)));
        }
    }
    return std::nullopt;
}

}  // namespace sightline::engine
