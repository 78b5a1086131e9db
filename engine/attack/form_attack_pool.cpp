#include <algorithm>

#include "engine/attack/steps.h"
#include "engine/conversation/ask.h"
#include "engine/rulings/tabletop.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

const Citation citation = page(32, "Form Attack Pool");

bool alreadyFires(const Attack& attack, MiniId mini) {
    return std::any_of(attack.pools.begin(), attack.pools.end(), [&](const AttackPool& pool) {
        return std::any_of(pool.weapons.begin(), pool.weapons.end(),
                           [&](const WeaponChoice& one) { return one.mini == mini; });
    });
}

bool nameIsInAnotherPool(const UnitCard& card, const Attack& attack, int weapon) {
    const std::string& name = card.weapons[static_cast<std::size_t>(weapon)].name;
    return std::any_of(attack.pools.begin(), attack.pools.end(), [&](const AttackPool& pool) {
        return std::any_of(pool.weapons.begin(), pool.weapons.end(), [&](const WeaponChoice& one) {
            return card.weapons[static_cast<std::size_t>(one.weapon)].name == name;
        });
    });
}

std::optional<Refusal> oneWeaponEach(const std::vector<Option>& chosen) {
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        for (std::size_t j = i + 1; j < chosen.size(); ++j) {
            if (std::get<WeaponChoice>(chosen[i]).mini == std::get<WeaponChoice>(chosen[j]).mini) {
                return refuse("a miniature adds 1 weapon at most", citation);
            }
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<WeaponChoice> weaponChoices(const Battle& battle, const Attack& attack,
                                        const std::vector<MiniId>& eligible, UnitId defender) {
    const UnitCard& card = *battle.unit(attack.attacker).card;
    const auto weapons = weaponsAgainst(tabletopOf(battle), attack.attacker, defender);
    std::vector<WeaponChoice> choices;
    for (MiniId mini : eligible) {
        if (alreadyFires(attack, mini)) continue;
        for (int weapon : weapons) {
            if (!nameIsInAnotherPool(card, attack, weapon)) choices.push_back({mini, weapon});
        }
    }
    return choices;
}

// a. A miniature with LOS to any miniature of the defender is eligible.
static Task<std::vector<MiniId>> determineEligibleMiniatures(Battle& battle, Attack& attack) {
    const UnitId defender = attack.pools.back().defender;
    DetermineEligibleMiniatures point{
        attack, defender, eligibleMiniatures(tabletopOf(battle), attack.attacker, defender)};
    co_await reach(battle, point);
    for (MiniId mini : point.eligible) {
        battle.record({.happening = Happening::miniatureEligible,
                       .verdict = "has LOS to the defender",
                       .citation = page(32, "Determine Eligible Miniatures"),
                       .unit = attack.attacker,
                       .other = defender,
                       .mini = mini});
    }
    co_return point.eligible;
}

// b. Up to 1 weapon of each eligible miniature. The pool is melee when the units are in melee with
// each other and ranged when they are not, so its weapons never mix.
static Task<void> chooseWeaponsAndGatherDice(Battle& battle, Attack& attack,
                                             std::vector<MiniId> eligible) {
    const UnitId defender = attack.pools.back().defender;
    const auto question = [&] {
        Selection asked;
        asked.question.player = battle.unit(attack.attacker).player;
        asked.question.ask = Ask::chooseWeapons;
        asked.question.form = AnswerForm::pickSeveral;
        asked.question.citation = citation;
        asked.question.unit = attack.attacker;
        std::vector<MiniId> here = eligible;
        std::erase_if(here, [&](MiniId mini) { return battle.mini(mini).defeated; });
        for (const WeaponChoice& one : weaponChoices(battle, attack, here, defender)) {
            asked.question.options.push_back(one);
        }
        asked.question.least = 1;
        asked.question.most = static_cast<int>(here.size());
        asked.also = oneWeaponEach;
        return asked;
    };
    const std::vector<Option> chosen = co_await ask(battle, question);

    AttackPool& pool = attack.pools.back();
    const Tabletop table = tabletopOf(battle);
    pool.melee = inMelee(table.unit(attack.attacker), table.unit(defender));
    for (const Option& one : chosen) {
        const WeaponChoice& weapon = std::get<WeaponChoice>(one);
        pool.weapons.push_back(weapon);
        const UnitCard& card = *battle.unit(attack.attacker).card;
        pool.dice += card.weapons[static_cast<std::size_t>(weapon.weapon)].dice;
    }
    GatherAttackDice point{attack, pool};
    co_await reach(battle, point);
    battle.record({.happening = Happening::poolFormed,
                   .verdict = pool.melee ? "melee attack pool" : "ranged attack pool",
                   .numbers = {{"weapons", static_cast<double>(pool.weapons.size())},
                               {"red", static_cast<double>(pool.dice[Die::redAttack])},
                               {"black", static_cast<double>(pool.dice[Die::blackAttack])},
                               {"white", static_cast<double>(pool.dice[Die::whiteAttack])}},
                   .citation = citation,
                   .unit = attack.attacker,
                   .other = defender});
}

// Step 2 of the attack sequence. Core Rulebook p. 32. A pool without a weapon is none.
Task<void> formAttackPool(Battle& battle, Attack& attack) {
    attack.step = AttackStep::formAttackPool;
    std::vector<MiniId> eligible = co_await determineEligibleMiniatures(battle, attack);
    co_await chooseWeaponsAndGatherDice(battle, attack, std::move(eligible));
    if (attack.pools.back().weapons.empty()) attack.pools.pop_back();
}

}  // namespace sightline::engine
