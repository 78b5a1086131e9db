#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

namespace {

// Steps 4 to 10. If an effect or a player removes the defender meanwhile, the remaining steps are
// skipped until the end of its attack.
Task<void> resolvePool(Battle& battle, Attack& attack) {
    const auto stands = [&] { return battle.unit(attack.defender()).onTable(); };
    co_await rollAttackDice(battle, attack);                    // 4
    if (stands()) co_await applyDodgeAndCover(battle, attack);  // 5
    if (stands()) {
        co_await modifyAttackDice(battle, attack);  // 6
        co_await applyByHand(battle, attack, page(34, "Modify Attack Dice"));
    }
    if (stands()) co_await rollDefenseDice(battle, attack);  // 7
    if (stands()) {
        co_await modifyDefenseDice(battle, attack);  // 8
        co_await applyByHand(battle, attack, page(35, "Modify Defense Dice"));
    }
    if (stands()) co_await compareResults(battle, attack);  // 9
    co_await assignSuppressionToken(battle, attack);        // 10
}

}  // namespace

// Attack Timing. Core Rulebook p. 30: the eleven steps. Steps 1 to 3 form the pools, 4 to 11
// resolve each pool. The first pool is chosen by the same function as additional pools.
Task<void> attackSequence(Battle& battle, Attack& attack) {
    bool declared = co_await declareDefender(battle, attack);  // 1
    while (declared) {
        co_await formAttackPool(battle, attack);                        // 2
        declared = co_await declareAdditionalDefender(battle, attack);  // 3
    }
    bool chosen = co_await chooseAdditionalAttackPool(battle, attack);
    while (chosen) {
        co_await resolvePool(battle, attack);                          // 4 to 10
        chosen = co_await chooseAdditionalAttackPool(battle, attack);  // 11
    }
}

// If a standby token reacts to an attack with another attack, the first one waits for the end of
// it.
Task<void> makeAttack(Battle& battle, AttackOrder order) {
    std::optional<Attack> waiting = std::move(battle.attack);
    battle.remove(order.attacker, Token::standby, 1, page(36, "Standby"));
    Attack& attack = battle.attack.emplace();
    attack.attacker = order.attacker;
    attack.order = order;
    attack.settled = battle.log.size();
    const int before = battle.effectsBegun;
    co_await attackSequence(battle, attack);
    endEffectsOfAttack(battle, before);
    battle.attack = std::move(waiting);
}

Task<void> spend(Battle& battle, UnitId unit, Token token, int count, Citation citation,
                 int shared) {
    if (count == 0) co_return;
    int& own = battle.unit(unit).tokens[token];
    own -= std::min(own, count - shared);
    battle.record({.happening = Happening::tokenSpent,
                   .message = say::tokensSpent(),
                   .numbers = {{nameOf(tokenNames, token), static_cast<double>(count)}},
                   .citation = citation,
                   .unit = unit});
    if (battle.attack) {
        Attack& attack = *battle.attack;
        attack.ledger.spent.push_back({attack.current, attack.step, unit, token, count});
    }
    TokensSpent spent{unit, token, count};
    co_await reach(battle, spent);
}

}  // namespace sightline::engine
