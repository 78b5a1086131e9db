#include "engine/attack/backup.h"
#include "engine/attack/steps.h"
#include "engine/timing/effects.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {

// Step 6 of the attack sequence. Core Rulebook p. 34: the attacker's effects, then the defender's.
Task<void> modifyAttackDice(Battle& battle, Attack& attack) {
    attack.step = AttackStep::modifyAttackDice;
    const Player attacker = battle.unit(attack.attacker).player;
    ModifyAttackDice point{attack};
    co_await reach(battle, point, attacker);
    const Player defender = battle.unit(attack.defender()).player;
    std::vector<Effect<ModifyAttackDice>> rules;
    rules.push_back(
        {.controller = defender,
         .resolve = [](Battle& now, ModifyAttackDice& here) { return backUp(now, here.attack); },
         .name = "Backup",
         .applies =
             [](const Battle& now, const ModifyAttackDice& here) {
                 return !backupOf(now, here.attack).none();
             }});
    co_await reach(battle, point, opponent(attacker), rules);
}

}  // namespace sightline::engine
