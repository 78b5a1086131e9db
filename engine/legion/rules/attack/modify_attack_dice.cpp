#include <algorithm>

#include "engine/legion/rules/attack/backup.h"
#include "engine/legion/rules/attack/shields.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

bool isOneOwnUnit(const Battle& battle, const Attack& attack) {
    return battle.unit(attack.attacker).player == battle.unit(attack.defender()).player;
}

// Turns hits into crits by Impact, an effect of the attacker. Some other effects of the attacker
// must come after Impact (Keyword Glossary, Primitive). Impact is not used against a unit of the
// attacker's own side, because it could only harm that unit.
void turnHitsToCrits(Battle& battle, Attack& attack, const Term& impact) {
    if (isOneOwnUnit(battle, attack)) return;
    const int turned = convert(attack.dice, Face::hit, Face::crit, impact.total());
    if (turned == 0) return;
    recordShares(battle, attack, Happening::attackDiceModified, impact.reasons(),
                 {NumberId::hitsTurnedToCrits, turned});
}

// Flips active shields of the defender by Ion, before all other effects: one for each hit and crit,
// up to X. The defender has no choice.
void flipByIon(Battle& battle, Attack& attack, const Term& ionized) {
    if (ionized.total() <= 0) return;
    const int results = countOf(attack.dice, Face::hit) + countOf(attack.dice, Face::crit);
    spendShields(battle, attack.defender(), std::min(results, ionized.total()),
                 ionized.reasons().front().keyword);
}

// Turns all crits into hits by Primitive, an effect of the attacker that comes after Impact. The
// attacker cannot decline Primitive.
void turnCritsToHits(Battle& battle, Attack& attack, const Term& dulled) {
    if (dulled.total() <= 0) return;
    const int turned =
        convert(attack.dice, Face::crit, Face::hit, countOf(attack.dice, Face::crit));
    if (turned == 0) return;
    recordModified(battle, attack, Happening::attackDiceModified, dulled.reasons().front(),
                   {{NumberId::critsTurnedToHits, turned}});
}

// Ram, an effect of the attacker, turns blanks into crits, and then hits into crits. The attacker
// may choose the order of its effects. The game applies Ram after Primitive, because this order is
// never worse for the attacker.
void ram(Battle& battle, Attack& attack, const Term& rammed) {
    if (isOneOwnUnit(battle, attack)) return;
    int turned = convert(attack.dice, Face::blank, Face::crit, rammed.total());
    turned += convert(attack.dice, Face::hit, Face::crit, rammed.total() - turned);
    if (turned == 0) return;
    recordShares(battle, attack, Happening::attackDiceModified, rammed.reasons(),
                 {NumberId::resultsTurnedToCrits, turned});
}

// Cancels hits by Armor, an effect of the defender. Armor comes last in this step: the players
// first apply other effects by hand, which may turn hits that Armor would otherwise cancel.
Task<void> cancelHits(Battle& battle, Attack& attack) {
    const auto most = [&] {
        return std::min(termsOf(battle, attack).armor.total(), countOf(attack.dice, Face::hit));
    };
    if (termsOf(battle, attack).armor.total() == 0) co_return;
    co_await applyByHand(battle, attack, page(34, "Modify Attack Dice"));
    const int canceled = cancel(attack.dice, Face::hit, most());
    if (canceled == 0) co_return;
    const Term armor = termsOf(battle, attack).armor;
    recordShares(battle, attack, Happening::attackDiceModified, armor.reasons(),
                 {NumberId::hitsCanceled, canceled});
}

}  // namespace

// Step 6 of the attack sequence: Modify Attack Dice. Core Rulebook p. 34. The attacker's effects
// come first, then the defender's effects.
Task<void> modifyAttackDice(Battle& battle, Attack& attack) {
    attack.step = AttackStep::modifyAttackDice;
    const Player attacker = battle.unit(attack.attacker).player;
    const AttackTerms terms = termsOf(battle, attack);
    flipByIon(battle, attack, terms.ionized);
    turnHitsToCrits(battle, attack, terms.impact);
    turnCritsToHits(battle, attack, terms.dulled);
    ram(battle, attack, terms.rammed);
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
