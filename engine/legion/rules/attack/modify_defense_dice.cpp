#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

// Uses Pierce, which cancels blocks. Pierce is an effect of the attacker and comes after the
// defender's effects. If attacker and defender are on the same side, Pierce cancels nothing.
void cancelBlocks(Battle& battle, Attack& attack) {
    const int blocks = countOf(attack.defenseDice, Face::block);
    const bool own = battle.unit(attack.attacker).player == battle.unit(attack.defender()).player;
    if (own || blocks == 0) return;
    const AttackTerms terms = termsOf(battle, attack);
    if (terms.pierce.reasons().empty()) return;
    if (const auto& forbidden = terms.pierce.forbidden()) {
        return recordModified(battle, attack, Happening::defenseDiceModified, *forbidden,
                              {{NumberId::blocksCanceled, 0}});
    }
    if (terms.pierceLeft() == 0) return;
    const int canceled = cancel(attack.defenseDice, Face::block, terms.pierced(blocks));
    recordShares(battle, attack, Happening::defenseDiceModified, terms.pierce.reasons(),
                 {NumberId::blocksCanceled, canceled}, terms.pierceSpent);
    for (const Reason& one : terms.spared.reasons()) {
        recordModified(battle, attack, Happening::defenseDiceModified, one,
                       {{NumberId::blocksSpared, one.amount}});
    }
}

}  // namespace

// Step 8 of the attack sequence: Modify Defense Dice. Core Rulebook p. 35. The defender's effects
// come first, then the attacker's effects.
Task<void> modifyDefenseDice(Battle& battle, Attack& attack) {
    attack.step = AttackStep::modifyDefenseDice;
    const Player attacker = battle.unit(attack.attacker).player;
    ModifyDefenseDice point{attack};
    co_await reach(battle, point, opponent(attacker));
    co_await reach(battle, point, attacker);
    cancelBlocks(battle, attack);
}

}  // namespace sightline::engine
