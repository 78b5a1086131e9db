#include <algorithm>

#include "engine/attack/steps.h"
#include "engine/movement/melee.h"
#include "engine/timing/effects.h"

namespace sightline::engine {

// Attack Timing. Core Rulebook p. 30: steps 1 to 3 form the pools, 4 to 11 resolve each of them.
// An attack that a standby token answers with waits until the answer is done.
Task<void> makeAttack(Battle& battle, AttackOrder order) {
    std::optional<Attack> waiting = std::move(battle.attack);
    battle.remove(order.attacker, Token::standby, 1, page(36, "Standby"));
    Attack& attack = battle.attack.emplace();
    attack.attacker = order.attacker;
    attack.order = order;

    bool declared = co_await declareDefender(battle, attack);
    while (declared) {
        co_await formAttackPool(battle, attack);
        declared = co_await declareAdditionalDefender(battle, attack);
    }

    bool chosen = co_await chooseAdditionalAttackPool(battle, attack);
    while (chosen) {
        co_await resolvePool(battle, attack);
        chosen = co_await chooseAdditionalAttackPool(battle, attack);
    }
    battle.attack = std::move(waiting);
}

Task<void> resolvePool(Battle& battle, Attack& attack) {
    co_await rollAttackDice(battle, attack);
    co_await applyDodgeAndCover(battle, attack);
    co_await modifyAttackDice(battle, attack);
    co_await rollDefenseDice(battle, attack);
    co_await modifyDefenseDice(battle, attack);
    co_await compareResults(battle, attack);
    co_await assignSuppressionToken(battle, attack);
}

Task<void> spend(Battle& battle, UnitId unit, Token token, int count, Citation citation,
                 int shared) {
    if (count == 0) co_return;
    int& own = battle.unit(unit).tokens[token];
    own -= std::min(own, count - shared);
    battle.record({.happening = Happening::tokenSpent,
                   .verdict = "tokens spent",
                   .numbers = {{"tokens", static_cast<double>(count)}},
                   .citation = citation,
                   .unit = unit});
    TokensSpent spent{unit, token, count};
    co_await reach(battle, spent);
}

}  // namespace sightline::engine
