#include "engine/attack/steps.h"
#include "engine/timing/effects.h"

namespace sightline::engine {

// Step 6 of the attack sequence. Core Rulebook p. 34: the attacker's effects, then the defender's.
Task<void> modifyAttackDice(Battle& battle, Attack& attack) {
    attack.step = AttackStep::modifyAttackDice;
    const Player attacker = battle.unit(attack.attacker).player;
    ModifyAttackDice point{attack};
    co_await reach(battle, point, attacker);
    co_await reach(battle, point, opponent(attacker));
}

}  // namespace sightline::engine
