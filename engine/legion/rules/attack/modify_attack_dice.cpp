#include <algorithm>

#include "engine/legion/rules/attack/backup.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

bool isOneOwnUnit(const Battle& battle, const Attack& attack) {
    return battle.unit(attack.attacker).player == battle.unit(attack.defender()).player;
}

// Turns hits to crits by Impact, an effect of the attacker. Some other effects of the attacker must
// come after it (Keyword Glossary, Primitive). Impact is not used against a unit of the attacker's
// own side, because it could only harm that unit.
void turnHitsToCrits(Battle& battle, Attack& attack) {
    if (isOneOwnUnit(battle, attack) || countOf(attack.dice, Face::hit) == 0) return;
    const Term impact = termsOf(battle, attack).impact;
    const int turned = convert(attack.dice, Face::hit, Face::crit, impact.total());
    if (turned == 0) return;
    for (const Reason& one : impact.reasons()) {
        recordModified(battle, attack, Happening::attackDiceModified, one,
                       {{NumberId::hitsTurnedToCrits, turned}});
    }
}

// Cancels hits by Armor, an effect of the defender. Armor comes last in this step, because the
// players first apply other effects by hand. These effects may turn hits that Armor would otherwise
// cancel.
Task<void> cancelHits(Battle& battle, Attack& attack) {
    const auto most = [&] {
        return std::min(termsOf(battle, attack).armor.total(), countOf(attack.dice, Face::hit));
    };
    if (termsOf(battle, attack).armor.total() == 0) co_return;
    co_await applyByHand(battle, attack, page(34, "Modify Attack Dice"));
    const int canceled = cancel(attack.dice, Face::hit, most());
    if (canceled == 0) co_return;
    const Term armor = termsOf(battle, attack).armor;
    for (const Reason& one : armor.reasons()) {
        recordModified(battle, attack, Happening::attackDiceModified, one,
                       {{NumberId::hitsCanceled, canceled}});
    }
}

}  // namespace

// Step 6 of the attack sequence: Modify Attack Dice. Core Rulebook p. 34. The attacker's effects
// come first, then the defender's effects.
Task<void> modifyAttackDice(Battle& battle, Attack& attack) {
    attack.step = AttackStep::modifyAttackDice;
    const Player attacker = battle.unit(attack.attacker).player;
    turnHitsToCrits(battle, attack);
    ModifyAttackDice point{attack};
    co_await reach(battle, point, attacker);
    const Player defender = battle.unit(attack.defender()).player;
    std::vector<Effect<ModifyAttackDice>> rules;
    rules.push_back(
        {.controller = defender,
         .resolve = [](Battle& now, ModifyAttackDice& here) { return backUp(now, here.attack); },
         .name = "Backup",
         .applies = [](const Battle& now,
                       const ModifyAttackDice& here) { return !backupOf(now, here.attack).none(); },
         .id = "Backup"});
    co_await reach(battle, point, opponent(attacker), rules);
    co_await cancelHits(battle, attack);
}

}  // namespace sightline::engine
