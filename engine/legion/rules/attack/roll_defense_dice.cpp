#include "engine/legion/rules/attack/defense_surges.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

const Citation rollDefenseDicePage = page(34, "Roll Defense Dice");

// Adds or removes defense dice because of keywords.
void addMoreDice(Battle& battle, const Attack& attack, DicePool& pool) {
    const MoreDice more = termsOf(battle, attack).defenseDice;
    pool = more.with(pool);
    for (const MoreDice::Added& one : more.added()) {
        recordAddedDice(battle, one.reason,
                        say::changesDefenseDice(one.reason.source.name(), one.reason.amount),
                        attack.attacker);
    }
}

// True if keywords add dice. Without a hit or crit, a roll matters only if its surges would wound
// the attacker.
bool addsMoreDice(const Battle& battle, const Attack& attack, int results) {
    if (results > 0) return true;
    return battle.asks.dangerSenseAlone &&
           woundsOfSurges(attack, termsOf(battle, attack), battle) > 0;
}

// Substep a: gathers one defense die of the unit card for each remaining hit and crit.
Task<DicePool> gatherDefenseDice(Battle& battle, Attack& attack) {
    const int results = countOf(attack.dice, Face::hit) + countOf(attack.dice, Face::crit);
    GatherDefenseDice point{attack, {}};
    point.pool[battle.unit(attack.defender()).card->defenseDie] = results;
    if (addsMoreDice(battle, attack, results)) addMoreDice(battle, attack, point.pool);
    co_await reach(battle, point);
    co_return point.pool;
}

// Substep b: downgrades of dice come before upgrades. In both groups, the attacker's effects come
// before the defender's.
Task<void> upgradeOrDowngradeDefenseDice(Battle& battle, Attack& attack, DicePool& pool) {
    const Player attacker = battle.unit(attack.attacker).player;
    DowngradeDefenseDice downgrade{attack, pool};
    co_await reach(battle, downgrade, attacker);
    co_await reach(battle, downgrade, opponent(attacker));
    UpgradeDefenseDice upgrade{attack, pool};
    co_await reach(battle, upgrade, attacker);
    co_await reach(battle, upgrade, opponent(attacker));
}

Ruling defenseRuling(const Attack& attack, Happening happening, Message message) {
    Ruling ruling{
        .happening = happening, .message = std::move(message), .citation = rollDefenseDicePage};
    ruling.unit = attack.defender();
    ruling.other = attack.attacker;
    ruling.dice = attack.defenseDice;
    return ruling;
}

// Substep e: converts surges by the surge chart of the unit card, or by a chart that a keyword
// gives.
Task<void> convertDefenseSurges(Battle& battle, Attack& attack) {
    const AttackTerms terms = termsOf(battle, attack);
    const UnitId unit = attack.defender();
    co_await applySurgeKeywords(battle, attack, attack.defenseDice, unit, terms);
    ConvertDefenseSurges point{attack, terms.defenseSurge, terms.defenseChart};
    co_await reach(battle, point);
    co_await applyBeforeGoingOn(battle, attack, rollDefenseDicePage);
    const DefenseSurges surges{attack.defender(), point.chart, rollDefenseDicePage, point.reckoned};
    co_await convertSurges(battle, attack, attack.defenseDice, surges);
}

}  // namespace

// Step 7 of the attack sequence: Roll Defense Dice. Core Rulebook p. 34.
Task<void> rollDefenseDice(Battle& battle, Attack& attack) {
    attack.step = AttackStep::rollDefenseDice;
    attack.defensePool = co_await gatherDefenseDice(battle, attack);
    co_await upgradeOrDowngradeDefenseDice(battle, attack, attack.defensePool);
    co_await applyBeforeGoingOn(battle, attack, rollDefenseDicePage);
    const UnitState& defender = battle.unit(attack.defender());
    if (!defender.onTable()) co_return;
    const Roll what{RollKind::defense, attack.defensePool.dice(), defender.player, defender.id,
                    rollDefenseDicePage};
    attack.defenseDice = co_await roll(battle, what);
    if (!attack.defenseDice.empty()) {
        Ruling said = defenseRuling(attack, Happening::defenseRolled, say::defenseDice());
        addReasons(said.numbers, defender.card->why.defenseDie);
        battle.record(std::move(said));
    }
    RerollDefenseDice reroll{attack};
    co_await reach(battle, reroll);
    co_await convertDefenseSurges(battle, attack);
}

}  // namespace sightline::engine
