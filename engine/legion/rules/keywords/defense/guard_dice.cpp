#include "engine/legion/rules/keywords/defense/guard_dice.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/attack/defense_surges.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/defense/soresu_mastery.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine::keywords {
namespace {

const Citation guardianPage = citationOf(Keyword::guardian);

Task<void> rollGuardDice(Battle& battle, Attack& attack, UnitId guard, int count) {
    const UnitState& unit = battle.unit(guard);
    std::vector<Die> dice(static_cast<std::size_t>(count), unit.card->defenseDie);
    Roll what{RollKind::guard, std::move(dice), unit.player, guard, guardianPage};
    what.keyword = {Keyword::guardian, unit.card->sumOf(Keyword::guardian)};
    attack.guardDice = co_await roll(battle, what);
    Ruling said{.happening = Happening::defenseRolled,
                .message = say::defenseDice(),
                .dice = attack.guardDice,
                .citation = guardianPage,
                .unit = guard,
                .other = attack.attacker};
    addReasons(said.numbers, unit.card->why.defenseDie);
    battle.record(std::move(said));
}

// Converts the surges of the guard dice by the unit's own surge chart or by the chart of a keyword.
// Before the conversion, a surge may wound the attacker.
Task<void> convertGuardSurges(Battle& battle, Attack& attack, UnitId guard) {
    const AttackTerms terms = termsAgainst(battle, attack, guard);
    co_await applySurgeKeywords(battle, attack, attack.guardDice, guard, terms);
    const DefenseSurges surges{guard, terms.defenseSurge, guardianPage, terms.defenseChart};
    co_await convertSurges(battle, attack, attack.guardDice, surges);
}

void recordPierced(Battle& battle, const Attack& attack, UnitId guard, const Reason& reason,
                   std::vector<Number> numbers) {
    const bool attacks = reason.unit == attack.attacker;
    battle.record({.happening = Happening::defenseDiceModified,
                   .message = say::printed(reason.source.name()),
                   .numbers = std::move(numbers),
                   .dice = attack.guardDice,
                   .citation = reason.citation,
                   .unit = reason.unit,
                   .other = attacks ? guard : attack.attacker});
}

int pierceable(const Battle& battle, const Attack& attack, UnitId guard) {
    return std::min(termsAgainst(battle, attack, guard).pierceLeft(),
                    countOf(attack.guardDice, Face::block));
}

// True if the attacker could still use Pierce later in this attack: another unit may guard, or the
// defender may roll dice for the remaining hits.
bool couldPierceLater(const Battle& battle, const Attack& attack) {
    if (countOf(attack.dice, Face::hit) > 0) return true;
    return countOf(attack.dice, Face::crit) > 0 && !termsOf(battle, attack).pierce.forbidden();
}

// Asks the attacker how much Pierce it uses on the guard dice. If Pierce cannot be used later in
// the attack, uses as much as possible and asks no question.
Task<int> choosePierce(Battle& battle, const Attack& attack, UnitId guard) {
    const auto most = [&attack, guard](const Battle& now) {
        return pierceable(now, attack, guard);
    };
    if (!couldPierceLater(battle, attack)) co_return most(battle);
    const Bearer piercing{attack.attacker, battle.unit(attack.attacker).player, Keyword::pierce};
    const Message counted = say::guardsBlocksThatItCancels(std::string(nameOf(Keyword::pierce)));
    const int chosen = co_await chooseNumber(battle, piercing, counted, most);
    co_return chosen;
}

// The attacker cancels blocks of the guard dice by Pierce. A canceled block counts as a blank. The
// attacker never cancels blocks of a unit of its own player.
Task<void> pierceGuardDice(Battle& battle, Attack& attack, UnitId guard) {
    const AttackTerms terms = termsAgainst(battle, attack, guard);
    const bool own = battle.unit(attack.attacker).player == battle.unit(guard).player;
    const bool blocks = countOf(attack.guardDice, Face::block) > 0;
    if (own || terms.pierce.reasons().empty() || !blocks) co_return;
    if (const auto& forbidden = terms.pierce.forbidden()) {
        recordPierced(battle, attack, guard, *forbidden, {{NumberId::blocksCanceled, 0}});
        co_return;
    }
    if (terms.pierceLeft() == 0) co_return;
    const int used = co_await choosePierce(battle, attack, guard);
    if (used == 0) co_return;
    const int canceled = convert(attack.guardDice, Face::block, Face::blank,
                                 std::max(0, used - terms.spared.total()));
    const std::vector<Reason>& reasons = terms.pierce.reasons();
    const std::vector<int> shares = sharesOf(reasons, canceled, attack.pierceSpent);
    attack.pierceSpent += used;
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        if (canceled > 0 && shares[i] == 0 && reasons[i].amount >= 0) continue;
        recordPierced(battle, attack, guard, reasons[i], {{NumberId::blocksCanceled, shares[i]}});
    }
    for (const Reason& one : terms.spared.reasons()) {
        recordPierced(battle, attack, guard, one, {{NumberId::blocksSpared, one.amount}});
    }
}

// Stores with which units the guarding unit is in melee, because wounds may end the base contact of
// its miniatures (p. 35).
void rememberMelees(const Battle& battle, Attack& attack, UnitId guard) {
    for (MeleeBefore& melee : meleesOf(battle, guard)) {
        const bool known =
            std::any_of(attack.melees.begin(), attack.melees.end(),
                        [&](const MeleeBefore& one) { return one.unit == melee.unit; });
        if (!known) attack.melees.push_back(std::move(melee));
    }
}

}  // namespace

Task<void> rollToGuard(Battle& battle, Attack& attack, UnitId guard, int dice) {
    co_await rollGuardDice(battle, attack, guard, dice);
    co_await rerollGuardDice(battle, attack, guard);
    co_await convertGuardSurges(battle, attack, guard);
    co_await pierceGuardDice(battle, attack, guard);
    if (takesSuppression(*battle.unit(guard).card))
        co_await gainTokens(battle, guard, Token::suppression, 1, guardianPage);
    const int wounds = countOf(attack.guardDice, Face::blank);
    if (wounds == 0 || battle.unit(guard).defeated()) co_return;
    rememberMelees(battle, attack, guard);
    const UnitId by = attack.attacker;
    co_await dealWounds(battle, guard, wounds, by);
}

}  // namespace sightline::engine::keywords
