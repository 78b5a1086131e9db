#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/reactions.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

std::vector<int> poolsLeft(const Battle& battle, const Attack& attack) {
    std::vector<int> left;
    for (std::size_t i = 0; i < attack.pools.size(); ++i) {
        const AttackPool& pool = attack.pools[i];
        if (!pool.resolved && !battle.unit(pool.defender).defeated()) {
            left.push_back(static_cast<int>(i));
        }
    }
    return left;
}

// True if the unit has finished an attack. An attack with an area weapon does not count as an
// attack or action of the unit that uses the weapon. p. 36
bool hasAttacked(const Battle& battle, const Attack& attack) {
    return !attack.area && poolsLeft(battle, attack).empty();
}

// Ends the attack of one pool. After the last pool, other units may react with standby tokens, and
// charges may detonate. If the attacker has been defeated, no unit reacts. The effects at the end
// of the pool's attack come last.
Task<void> endPool(Battle& battle, Attack& attack) {
    const Player player = battle.unit(attack.attacker).player;
    attack.pool().resolved = true;
    battle.record({.happening = Happening::attackEnded,
                   .message = say::attackResolved(),
                   .numbers = {{NumberId::wounds, attack.wounds.value_or(0)}},
                   .citation = page(36, "Choose Additional Attack Pool"),
                   .unit = attack.attacker,
                   .other = attack.defender()});
    checkForVehicleDamage(battle, attack.defender());
    co_await removeMiniaturesInMelee(battle, player, attack.melees);
    if (hasAttacked(battle, attack))
        co_await offerReactions(battle, attack.attacker, attack.order.cause.value_or(player));
    AttackResolved resolved{attack};
    co_await reach(battle, resolved);
}

void begin(const Battle& battle, Attack& attack, int pool) {
    // A token that was shared before the first pool, for Long Shot, counts for the first pool.
    if (attack.current >= 0) {
        attack.shared.clear();
        attack.lent.clear();
    }
    attack.current = pool;
    attack.melees = meleesOf(battle, attack.defender());
    attack.dice.clear();
    attack.hitOrCrit = false;
    attack.obscured.clear();
    attack.cover = geometry::Cover::none;
    attack.coverPool.reset();
    attack.coverDice.clear();
    attack.canceledByCover = attack.canceledByDodge = 0;
    attack.defensePool = {};
    attack.defenseDice.clear();
    attack.guardDice.clear();
    attack.pierceSpent = 0;
    attack.wounds.reset();
}

}  // namespace

// Step 11 of the attack sequence: chooses the next pool. This function also chooses the first pool.
// Core Rulebook p. 33, 36.
Task<bool> chooseAdditionalAttackPool(Battle& battle, Attack& attack) {
    if (attack.current >= 0) co_await endPool(battle, attack);
    attack.step = AttackStep::chooseAdditionalAttackPool;
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(attack.attacker).player, Ask::chooseAttackPool,
                                    page(36, "Choose Additional Attack Pool"), attack.attacker);
        for (int pool : poolsLeft(battle, attack)) {
            asked.question.options.push_back(attack.pools[static_cast<std::size_t>(pool)].defender);
        }
        return asked;
    };
    const std::vector<int> left = poolsLeft(battle, attack);
    if (left.empty()) co_return false;
    int next = left.front();
    if (left.size() > 1 || battle.asksEverything) {
        const Option chosen = co_await ask(battle, question);
        const UnitId* defender = std::get_if<UnitId>(&chosen);
        if (!defender) co_return false;
        for (int pool : left) {
            if (attack.pools[static_cast<std::size_t>(pool)].defender == *defender) next = pool;
        }
    }
    begin(battle, attack, next);
    co_return true;
}

}  // namespace sightline::engine
