#include "engine/attack/steps.h"
#include "engine/timing/effects.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {

// Step 8 of the attack sequence. Core Rulebook p. 35: the defender's effects, then the attacker's.
Task<void> modifyDefenseDice(Battle& battle, Attack& attack) {
    attack.step = AttackStep::modifyDefenseDice;
    const Player attacker = battle.unit(attack.attacker).player;
    ModifyDefenseDice point{attack};
    co_await reach(battle, point, opponent(attacker));
    co_await reach(battle, point, attacker);
}

}  // namespace sightline::engine
