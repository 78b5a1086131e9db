#include "engine/legion/rules/attack/weapons_again.h"

#include <algorithm>

#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/waiting_defenders.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

template <class Value>
bool isOneOf(const std::vector<Value>& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

// For each weapon that is in a second pool of the attack, the keyword that allowed this. The
// keyword is `none` if the players added the weapon by hand.
std::vector<Keyword> keywordsUsed(const CurrentState& now, const Attack& attack) {
    std::vector<Keyword> used;
    std::vector<WeaponChoice> added;
    for (const AttackPool& pool : attack.pools) {
        for (const WeaponChoice& one : pool.weapons) {
            const auto offer =
                isOneOf(added, one) ? offerAgain(now, attack.attacker, one) : std::nullopt;
            if (isOneOf(added, one)) used.push_back(offer ? offer->reason.keyword : Keyword::none);
            added.push_back(one);
        }
    }
    return used;
}

// A keyword may let weapons of an earlier pool fire again; `offer` says how many. True if this
// number is not reached yet. `used` contains the keyword for each weapon of the attack that has
// fired again. If another keyword was used, the result is false.
bool isLeft(const FireAgain::Offer& offer, const std::vector<Keyword>& used) {
    return static_cast<int>(used.size()) < offer.times &&
           std::all_of(used.begin(), used.end(),
                       [&](Keyword one) { return one == offer.reason.keyword; });
}

/// The latest declared defender that is not `defender`.
const UnitOnTable* lastDefender(const Tabletop& table, const Attack& attack, UnitId defender) {
    for (auto pool = attack.pools.rbegin(); pool != attack.pools.rend(); ++pool) {
        if (pool->defender != defender) return table.find(pool->defender);
    }
    return nullptr;
}

bool reaches(const CurrentState& now, const Attack& attack, const FireAgain::Offer& offer,
             int weapon, const UnitOnTable& defender) {
    if (!offer.fromLastDefender) {
        return isOneOf(weaponsAgainst(now, attack.attacker, defender.id, attack.longShot), weapon);
    }
    const Tabletop& table = *now.table();
    const UnitOnTable* last = lastDefender(table, attack, defender.id);
    return last &&
           unitsWithin(*last, defender,
                       *offer.fromLastDefender * table.field.dimensions().rangeBand) &&
           mayShootAtAnyRange(now, attack.attacker, defender.id, weapon);
}

bool isFreeToFire(const Battle& battle, const CurrentState& now, const Attack& attack,
                  const WeaponChoice& choice, const UnitOnTable& defender) {
    const UnitState& unit = battle.unit(attack.attacker);
    const Weapon& weapon = unit.card->weapons[static_cast<std::size_t>(choice.weapon)];
    if (!weapon.ranged || weapon.oncePerAttack || !mayUse(attack.order.usable, weapon, false))
        return false;
    const FiringArcs firing = firingArcs(now, attack.attacker, choice.weapon);
    if (!isReady(unit.cards, weapon) ||
        !isInFiringArc(firing, battle.mini(choice.mini).mini, defender))
        return false;
    MayAddWeapon point{attack.attacker, defender.id, choice};
    consult(now, point);
    return point.adding.allowed();
}

}  // namespace

std::optional<FireAgain::Offer> offerAgain(const CurrentState& now, UnitId attacker,
                                           const WeaponChoice& weapon) {
    FireAgain point{attacker, weapon};
    consult(now, point);
    return point.offers.empty() ? std::nullopt : std::optional(point.offers.front());
}

std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender) {
    std::vector<WeaponChoice> again;
    const BattleState now(battle, &table);
    const UnitOnTable *self = table.find(attack.attacker), *other = table.find(defender);
    if (!self || !other || isMeleeAttack(*self, *other)) return again;
    const bool firesOnce =
        std::any_of(attack.pools.begin(), attack.pools.end(), [&](const AttackPool& pool) {
            return pool.defender != defender &&
                   mustBeDeclared(now, attack.attacker, pool.defender).has_value();
        });
    if (firesOnce) return again;
    const std::vector<Keyword> used = keywordsUsed(now, attack);
    for (const AttackPool& pool : attack.pools) {
        if (pool.melee || pool.overrun) continue;
        for (const WeaponChoice& one : pool.weapons) {
            if (isOneOf(again, one) || !isOneOf(eligible, one.mini)) continue;
            const auto offer = offerAgain(now, attack.attacker, one);
            if (!offer || !isLeft(*offer, used)) continue;
            if (reaches(now, attack, *offer, one.weapon, *other) &&
                isFreeToFire(battle, now, attack, one, *other))
                again.push_back(one);
        }
    }
    return again;
}

bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon) {
    return std::any_of(attack.pools.begin(), attack.pools.end(),
                       [&](const AttackPool& pool) { return isOneOf(pool.weapons, weapon); });
}

std::optional<Refusal> refusalOfAgain(const CurrentState& now, const Attack& attack,
                                      const std::vector<Option>& picked) {
    if (picked.size() < 2) return std::nullopt;
    for (const Option& one : picked) {
        const WeaponChoice& weapon = std::get<WeaponChoice>(one);
        if (!isAddedAgain(attack, weapon)) continue;
        const auto offer = offerAgain(now, attack.attacker, weapon);
        return refuse(say::againAlone(),
                      offer ? offer->reason.citation : page(32, "Form Attack Pool"));
    }
    return std::nullopt;
}

}  // namespace sightline::engine
