#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/attack/weapons_again.h"
#include "engine/legion/rules/attack_numbers/pool_dice.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/waiting_defenders.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

const Citation formAttackPoolPage = page(32, "Form Attack Pool");

// The number of weapons that the miniature has added to pools. A weapon that fired again
// (Gunslinger) counts once.
int weaponsAddedBy(const Battle& battle, const Attack& attack, MiniId mini) {
    std::vector<WeaponChoice> added;
    for (const AttackPool& pool : attack.pools) {
        for (const WeaponChoice& one : pool.weapons) {
            const bool again = battle.asks.arsenalAfterGunslinger &&
                               std::find(added.begin(), added.end(), one) != added.end();
            if (one.mini == mini && !again) added.push_back(one);
        }
    }
    return static_cast<int>(added.size());
}

// True if the attack is not the first Attack action of the unit in its activation.
bool isFurtherAction(const Battle& battle, const Attack& attack) {
    if (!battle.activation || battle.activation->unit != attack.attacker) return false;
    const Activation& activation = *battle.activation;
    return std::count(activation.made.begin(), activation.made.end(), Action::attack) >
           1 + activation.moreAttacks;
}

Term weaponsPerMiniature(const Battle& battle, const Attack& attack) {
    WeaponsPerMiniature most{attack.attacker, Term{1}, isFurtherAction(battle, attack)};
    if (attack.moreWeapons != 0)
        most.weapons.add(
            {attack.moreWeapons, formAttackPoolPage, SourceRule::byHand, attack.attacker});
    consult(battle, most);
    return most.weapons;
}

bool nameIsInAnotherPool(const UnitCard& card, const Attack& attack, int weapon) {
    const std::string& name = card.weapons[static_cast<std::size_t>(weapon)].name;
    return std::any_of(attack.pools.begin(), attack.pools.end(), [&](const AttackPool& pool) {
        return std::any_of(pool.weapons.begin(), pool.weapons.end(), [&](const WeaponChoice& one) {
            return card.weapons[static_cast<std::size_t>(one.weapon)].name == name;
        });
    });
}

// True for a weapon that only one miniature may add in an attack.
bool isOnceAttack(const Weapon& weapon) { return weapon.oncePerAttack || weapon.overrun; }

// Refuses a miniature that adds more weapons than allowed. Also refuses a weapon that two
// miniatures add, if only one miniature may add it.
std::optional<Refusal> tooMany(const Battle& battle, const Attack& attack, int most,
                               const std::vector<Option>& chosen) {
    const UnitCard& card = *battle.unit(attack.attacker).card;
    for (const Option& option : chosen) {
        const WeaponChoice& one = std::get<WeaponChoice>(option);
        int added = weaponsAddedBy(battle, attack, one.mini), same = 0;
        for (const Option& other : chosen) {
            const WeaponChoice& again = std::get<WeaponChoice>(other);
            if (again.mini == one.mini) ++added;
            if (again.weapon == one.weapon) ++same;
        }
        if (added > most) {
            return refuse(most == 1 ? say::oneWeaponAtMost() : say::weaponsAtMost(most),
                          formAttackPoolPage);
        }
        const Weapon& weapon = card.weapons[static_cast<std::size_t>(one.weapon)];
        if (same > 1 && isOnceAttack(weapon)) {
            return refuse(say::oneMiniAdds(weapon.name), formAttackPoolPage);
        }
    }
    return std::nullopt;
}

// True if the selection `picked` leaves no room for the weapon: another miniature adds a weapon
// that only one miniature may add.
bool isTaken(const UnitCard& card, const WeaponChoice& one, const std::vector<Option>& picked) {
    if (!isOnceAttack(card.weapons[static_cast<std::size_t>(one.weapon)])) return false;
    return std::any_of(picked.begin(), picked.end(), [&](const Option& option) {
        return std::get<WeaponChoice>(option).weapon == one.weapon;
    });
}

// If the attacker must declare this defender (MayDeclareDefender), each miniature that can add a
// weapon must add one. Refuses a selection in which one of these miniatures adds no weapon.
std::optional<Refusal> tooFew(const Battle& battle, const Attack& attack,
                              const std::vector<Option>& offered,
                              const std::vector<Option>& picked) {
    const UnitId defender = attack.pools.back().defender;
    const auto must = mustBeDeclared(BattleState(battle), attack.attacker, defender);
    if (!must) return std::nullopt;
    const UnitCard& card = *battle.unit(attack.attacker).card;
    for (const Option& option : offered) {
        const WeaponChoice& one = std::get<WeaponChoice>(option);
        const bool adds = std::any_of(picked.begin(), picked.end(), [&](const Option& other) {
            return std::get<WeaponChoice>(other).mini == one.mini;
        });
        if (!adds && !isTaken(card, one, picked))
            return refuse(say::eachMiniAdds(must->source.name()), must->citation);
    }
    return std::nullopt;
}

// The weapons that the miniatures could add to an earlier pool whose defender the attacker had to
// declare. The later pools of the attack have none of these weapons.
std::vector<WeaponChoice> weaponsKept(const Battle& battle, const Tabletop& table,
                                      const Attack& attack, UnitId defender) {
    std::vector<WeaponChoice> kept;
    const BattleState now(battle, &table);
    for (const AttackPool& pool : attack.pools) {
        if (pool.defender == defender || !mustBeDeclared(now, attack.attacker, pool.defender))
            continue;
        Attack alone{.attacker = attack.attacker, .order = attack.order};
        alone.longShot = attack.longShot;
        alone.moreWeapons = attack.moreWeapons;
        const auto eligible = eligibleMiniatures(table, attack.attacker, pool.defender);
        for (const WeaponChoice& one : weaponChoices(battle, table, alone, eligible, pool.defender))
            kept.push_back(one);
    }
    return kept;
}

std::vector<int> overrunWeapons(const UnitCard& card) {
    std::vector<int> weapons;
    for (std::size_t i = 0; i < card.weapons.size(); ++i) {
        if (card.weapons[i].overrun) weapons.push_back(static_cast<int>(i));
    }
    return weapons;
}

void turnCards(Battle& battle, UnitId id, const std::vector<WeaponChoice>& weapons) {
    UnitState& unit = battle.unit(id);
    for (EquippedCard& card : unit.cards) {
        const bool used = std::any_of(weapons.begin(), weapons.end(), [&](const WeaponChoice& one) {
            return card.is(unit.card->weapons[static_cast<std::size_t>(one.weapon)].card);
        });
        if (used) battle.use(id, card);
    }
}

}  // namespace

std::vector<WeaponChoice> weaponChoices(const Battle& battle, const Tabletop& table,
                                        const Attack& attack, const std::vector<MiniId>& eligible,
                                        UnitId defender) {
    const UnitState& unit = battle.unit(attack.attacker);
    const UnitCard& card = *unit.card;
    const int most = weaponsPerMiniature(battle, attack).total();
    std::vector<MiniId> free = eligible;
    std::erase_if(free, [&](MiniId mini) { return weaponsAddedBy(battle, attack, mini) >= most; });
    if (free.empty()) return {};
    const UnitOnTable* other = table.find(defender);
    if (!other) return {};
    const BattleState now(battle, &table);
    const UnitOnTable* self = table.find(attack.attacker);
    const bool inMelee = self && isMeleeAttack(*self, *other);
    const auto weapons = attack.order.overrun
                             ? overrunWeapons(card)
                             : weaponsAgainst(now, attack.attacker, defender, attack.longShot);
    std::vector<WeaponChoice> choices;
    for (MiniId mini : free) {
        for (int weapon : weapons) {
            const Weapon& one = card.weapons[static_cast<std::size_t>(weapon)];
            const MiniState& bearer = battle.mini(mini);
            if (!one.isUsedBy(bearer.carrier, bearer.counterpart)) continue;
            const FiringArcs firing = firingArcs(now, attack.attacker, weapon);
            if (!isReady(unit.cards, one) || !isInFiringArc(firing, bearer.mini, *other)) continue;
            if (!mayUse(attack.order.usable, one, inMelee)) continue;
            if (nameIsInAnotherPool(card, attack, weapon)) continue;
            MayAddWeapon point{attack.attacker, defender, {mini, weapon}};
            consult(now, point);
            if (point.adding.allowed()) choices.push_back({mini, weapon});
        }
    }
    const std::vector<WeaponChoice> kept = weaponsKept(battle, table, attack, defender);
    std::erase_if(choices, [&](const WeaponChoice& one) {
        return std::find(kept.begin(), kept.end(), one) != kept.end();
    });
    return choices;
}

// Substep a: a miniature is eligible if it has LOS to any miniature of the defender.
static Task<std::vector<MiniId>> determineEligibleMiniatures(Battle& battle, Attack& attack) {
    const UnitId defender = attack.pools.back().defender;
    DetermineEligibleMiniatures point{
        attack, defender, eligibleMiniatures(tabletopOf(battle), attack.attacker, defender)};
    co_await reach(battle, point);
    for (MiniId mini : point.eligible) {
        battle.record({.happening = Happening::miniatureEligible,
                       .message = say::seesDefender(),
                       .citation = page(32, "Determine Eligible Miniatures"),
                       .unit = attack.attacker,
                       .other = defender,
                       .mini = mini});
    }
    co_return point.eligible;
}

// Records the keyword that allows a weapon of an earlier pool to fire again.
static void recordFiringAgain(Battle& battle, const Attack& attack,
                              const std::vector<Option>& chosen) {
    if (chosen.size() != 1) return;
    const WeaponChoice& weapon = std::get<WeaponChoice>(chosen.front());
    if (!isAddedAgain(attack, weapon)) return;
    const auto offer = offerAgain(BattleState(battle), attack.attacker, weapon);
    if (!offer) return;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::firesAgain(),
                   .citation = offer->reason.citation,
                   .unit = attack.attacker,
                   .other = attack.pools.back().defender});
}

// Records the keyword that allows a miniature to add more than one weapon.
static void recordSeveralWeapons(Battle& battle, const Attack& attack) {
    const Term most = weaponsPerMiniature(battle, attack);
    const auto why = std::find_if(most.reasons().begin(), most.reasons().end(),
                                  [](const Reason& one) { return one.keyword != Keyword::none; });
    if (why == most.reasons().end()) return;
    const AttackPool& pool = attack.pools.back();
    std::vector<MiniId> told;
    for (const WeaponChoice& one : pool.weapons) {
        const int added = weaponsAddedBy(battle, attack, one.mini);
        if (added < 2 || std::find(told.begin(), told.end(), one.mini) != told.end()) continue;
        told.push_back(one.mini);
        if (battle.activation && battle.activation->unit == attack.attacker)
            battle.activation->severalWeapons = true;
        battle.record({.happening = Happening::keywordActed,
                       .message = say::addsSeveralWeapons(),
                       .numbers = {{NumberId::weapons, added}},
                       .citation = why->citation,
                       .unit = attack.attacker,
                       .other = pool.defender,
                       .mini = one.mini});
    }
}

// Adds dice to the pool, or removes dice, because of keywords.
static void gatherMoreDice(Battle& battle, Attack& attack) {
    if (attack.pools.back().weapons.empty()) return;
    addToPool(battle, attack.pools.back(), termsOfForming(battle, attack).dice);
}

// Substep b: each eligible miniature adds up to 1 weapon. If the two units are in melee with each
// other, the pool is a melee pool, otherwise a ranged pool. A pool never has both kinds of weapons.
static Task<void> chooseWeaponsAndGatherDice(Battle& battle, Attack& attack,
                                             std::vector<MiniId> eligible) {
    const UnitId defender = attack.pools.back().defender;
    const auto question = [&] {
        auto asked = asking<Selection>(battle.unit(attack.attacker).player, Ask::chooseWeapons,
                                       formAttackPoolPage, attack.attacker);
        std::vector<MiniId> here = eligible;
        std::erase_if(here, [&](MiniId mini) { return battle.mini(mini).defeated; });
        const Tabletop table = tabletopOf(battle);
        for (const WeaponChoice& one : weaponChoices(battle, table, attack, here, defender))
            asked.question.options.push_back(one);
        for (const WeaponChoice& one : weaponsAgain(battle, table, attack, here, defender))
            asked.question.options.push_back(one);
        asked.question.least = 1;
        const int each = weaponsPerMiniature(battle, attack).total();
        asked.question.most = static_cast<int>(here.size()) * each;
        asked.also = [&battle, &attack, each, offered = asked.question.options](
                         const std::vector<Option>& picked) -> std::optional<Refusal> {
            if (auto refusal = tooFew(battle, attack, offered, picked)) return refusal;
            if (auto refusal = refusalOfAgain(BattleState(battle), attack, picked)) return refusal;
            const bool again =
                picked.size() == 1 && isAddedAgain(attack, std::get<WeaponChoice>(picked.front()));
            return again ? std::nullopt : tooMany(battle, attack, each, picked);
        };
        return asked;
    };
    const Selection first = question();
    std::vector<Option> chosen;
    if (!first.question.options.empty()) chosen = co_await ask(battle, question, first);

    recordFiringAgain(battle, attack, chosen);
    AttackPool& pool = attack.pools.back();
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable *self = table.find(attack.attacker), *other = table.find(defender);
    pool.melee = !pool.overrun && self && other && isMeleeAttack(*self, *other);
    for (const Option& one : chosen) pool.weapons.push_back(std::get<WeaponChoice>(one));
    recordSeveralWeapons(battle, attack);
    pool.dice = diceOf(weaponsIn(*battle.unit(attack.attacker).card, pool));
    turnCards(battle, attack.attacker, pool.weapons);
    gatherMoreDice(battle, attack);
    GatherAttackDice point{attack, pool};
    co_await reach(battle, point);
    const auto weapons = weaponsIn(*battle.unit(attack.attacker).card, pool);
    battle.record({.happening = Happening::poolFormed,
                   .message = pool.overrun ? say::overrunPool()
                              : pool.melee ? say::meleePool()
                                           : say::rangedPool(),
                   .numbers = {{NumberId::weapons, weapons.size()},
                               {NumberId::red, pool.dice[Die::redAttack]},
                               {NumberId::black, pool.dice[Die::blackAttack]},
                               {NumberId::white, pool.dice[Die::whiteAttack]}},
                   .citation = formAttackPoolPage,
                   .unit = attack.attacker,
                   .other = defender,
                   .reckonings = diceReckoned(battle, attack, pool)});
}

// Step 2 of the attack sequence: Form Attack Pool. Core Rulebook p. 32. A pool without weapons is
// removed.
Task<void> formAttackPool(Battle& battle, Attack& attack) {
    attack.step = AttackStep::formAttackPool;
    std::vector<MiniId> eligible = co_await determineEligibleMiniatures(battle, attack);
    co_await chooseWeaponsAndGatherDice(battle, attack, std::move(eligible));
    if (attack.pools.back().weapons.empty()) attack.pools.pop_back();
}

}  // namespace sightline::engine
