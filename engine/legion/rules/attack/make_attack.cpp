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

// Resolves one pool: steps 4 to 10 of an attack. If an effect or a player removes the defender
// during these steps, the remaining steps are skipped.
Task<void> resolvePool(Battle& battle, Attack& attack) {
    const auto stands = [&] { return battle.unit(attack.defender()).onTable(); };
    const bool rolled = co_await rollAttackDice(battle, attack);  // attack step 4
    const auto goesOn = [&] { return rolled && stands(); };
    if (goesOn()) co_await applyDodgeAndCover(battle, attack);  // attack step 5
    if (goesOn()) {
        co_await modifyAttackDice(battle, attack);  // attack step 6
        co_await applyByHand(battle, attack, page(34, "Modify Attack Dice"));
    }
    if (goesOn()) co_await rollDefenseDice(battle, attack);  // attack step 7
    if (goesOn()) {
        co_await modifyDefenseDice(battle, attack);  // attack step 8
        co_await applyByHand(battle, attack, page(35, "Modify Defense Dice"));
    }
    if (goesOn()) co_await compareResults(battle, attack);  // attack step 9
    co_await assignSuppressionToken(battle, attack);        // attack step 10
}

}  // namespace

// The eleven steps of an attack. Core Rulebook p. 30, Attack Timing. Steps 1 to 3 form the pools;
// steps 4 to 11 resolve each pool. `chooseAdditionalAttackPool` chooses both the first pool and the
// additional pools.
Task<void> attackSequence(Battle& battle, Attack& attack) {
    bool declared = co_await declareDefender(battle, attack);  // attack step 1
    while (declared) {
        co_await formAttackPool(battle, attack);                        // attack step 2
        declared = co_await declareAdditionalDefender(battle, attack);  // attack step 3
    }
    bool chosen = co_await chooseAdditionalAttackPool(battle, attack);
    while (chosen) {
        co_await resolvePool(battle, attack);                          // attack steps 4 to 10
        chosen = co_await chooseAdditionalAttackPool(battle, attack);  // attack step 11
    }
}

// During the attack of one unit, another unit may attack by spending a standby token. The first
// attack then waits until the second attack ends.
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

Task<void> spend(Battle& battle, UnitId unit, Token token, int count, Citation citation, int shared,
                 Keyword by) {
    if (count == 0) co_return;
    int& own = battle.unit(unit).tokens[token];
    own -= std::min(own, count - shared);
    battle.record({.happening = Happening::tokenSpent,
                   .message = say::tokensSpent(),
                   .numbers = {{token, count}},
                   .citation = citation,
                   .unit = unit});
    if (battle.attack) {
        Attack& attack = *battle.attack;
        attack.ledger.spent.push_back({attack.current, attack.step, unit, token, count, by});
    }
    TokensSpent spent{unit, token, count};
    co_await reach(battle, spent);
}

}  // namespace sightline::engine
