// The weapon keyword Sniper Team. Core Rulebook, Keyword Glossary. If the player cancels the dice,
// the defender still gains a suppression token for the hits and crits before the canceling.
#include <algorithm>

#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/weapons/upgraded_dice.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

// True if the unit attacks in its own activation, has not moved in this activation, and each of its
// miniatures sees the defender. Without a battlefield, all of this is assumed.
bool hasTakenPosition(const CurrentState& now, const AttackFacts& facts) {
    const Tabletop* table = now.table();
    if (!table) return true;
    const MovesMade made = now.movesOf(facts.attacker);
    const UnitOnTable* self = table->find(facts.attacker);
    if (!self || !table->find(facts.defender) || made.any || !made.inOwnActivation) return false;
    return eligibleMiniatures(*table, facts.attacker, facts.defender).size() == self->minis.size();
}

void upgradeWholePool(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    if (point.facts.allWeaponsHave(attacker.keyword) && hasTakenPosition(now, point.facts))
        upgradeAll(attacker, point);
}

// True if canceling the dice could help the attacker: the roll contains a crit, which then wounds
// the defender, or a defense roll could wound the attacker (Deflect).
bool couldHelp(const Battle& battle, const Attack& attack) {
    if (!battle.asks.sniperTeamOfUse || countOf(attack.dice, Face::crit) > 0) return true;
    const std::vector<UnitId> enemies = battle.unitsOf(battle.unit(attack.defender()).player);
    return std::any_of(enemies.begin(), enemies.end(), [&](UnitId one) {
        return woundsOfSurges(attack, termsAgainst(battle, attack, one), battle) > 0;
    });
}

// True if the keyword upgraded dice, the attack roll contains a hit or a crit, and canceling the
// dice could help the attacker.
bool mayCancel(const Battle& battle, const Bearer& bearer, const AttackRollEnded& point) {
    const Attack& attack = point.attack;
    if (!attack.hitOrCrit || attack.area || !couldHelp(battle, attack)) return false;
    const AttackTerms terms = termsOf(battle, attack);
    const auto& upgrades = terms.upgraded.added();
    return std::any_of(upgrades.begin(), upgrades.end(), [&](const MoreDice::Added& one) {
        return one.reason.keyword == bearer.keyword;
    });
}

Task<void> offerToCancel(Battle& battle, Bearer bearer, AttackRollEnded& point) {
    Attack& attack = point.attack;
    const bool wounds = countOf(attack.dice, Face::crit) > 0;
    const Messages option{wounds ? say::cancelForOneWound() : say::cancelForNoWound()};
    const int chosen = co_await chooseText(battle, bearer, option, true);
    if (chosen < 0) co_return;
    attack.dice.clear();
    point.skipsToSuppression = true;
    battle.record({.happening = Happening::attackDiceModified,
                   .message = say::canceledAllDice(std::string(nameOf(bearer.keyword))),
                   .dice = attack.dice,
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = attack.defender()});
    if (!wounds) co_return;
    attack.wounds = 1;
    const UnitId defender = attack.defender();
    co_await sufferWounds(battle, defender, 1, bearer.unit);
}

}  // namespace

KeywordRule sniperTeam() {
    return KeywordRule(Keyword::sniperTeam)
        .holds<AttackNumbers, BorneBy::pool>(upgradeWholePool)
        .inPool<AttackRollEnded>(offerToCancel, mayCancel);
}

}  // namespace sightline::engine::keywords
