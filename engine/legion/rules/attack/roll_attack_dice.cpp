#include <algorithm>
#include <utility>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

const Citation rollAttackDicePage = page(33, "Roll Attack Dice");

Ruling attackRuling(const Attack& attack, Happening happening, Message message) {
    Ruling ruling{
        .happening = happening, .message = std::move(message), .citation = rollAttackDicePage};
    ruling.unit = attack.attacker;
    ruling.other = attack.defender();
    ruling.dice = attack.dice;
    return ruling;
}

// Applies upgrades or downgrades of the attacker's keywords. The record has one entry for each
// keyword, with the number of its dice.
void changeColours(Battle& battle, Attack& attack, const MoreDice& changes, bool up) {
    std::vector<Reason> told;
    for (const MoreDice::Added& one : changes.added()) {
        attack.pool().add(one.die, one.reason);
        const auto same = std::find_if(told.begin(), told.end(), [&](const Reason& other) {
            return other.keyword == one.reason.keyword;
        });
        const int more = std::max(0, one.reason.amount);
        if (same != told.end()) {
            same->amount += more;
        } else {
            told.push_back(one.reason);
            told.back().amount = more;
        }
    }
    for (const Reason& one : told) {
        const std::string name = one.source.name();
        recordKeyword(
            battle, attack, one,
            up ? say::upgradesDice(name, one.amount) : say::downgradesDice(name, one.amount));
    }
}

// Substep a: downgrades of dice come before upgrades. In both groups, the attacker's effects come
// before the defender's.
Task<void> upgradeOrDowngradeAttackDice(Battle& battle, Attack& attack) {
    const Player attacker = battle.unit(attack.attacker).player;
    changeColours(battle, attack, termsOf(battle, attack).downgraded, false);
    DowngradeAttackDice downgrade{attack};
    co_await reach(battle, downgrade, attacker);
    co_await reach(battle, downgrade, opponent(attacker));
    UpgradeAttackDice upgrade{attack};
    co_await reach(battle, upgrade, attacker);
    changeColours(battle, attack, termsOf(battle, attack).upgraded, true);
    co_await reach(battle, upgrade, opponent(attacker));
}

// Substep b: rolls the attack dice.
Task<void> rollDice(Battle& battle, Attack& attack) {
    const UnitState& attacker = battle.unit(attack.attacker);
    const Roll what{RollKind::attack, attack.pool().dice.dice(), attacker.player, attacker.id,
                    rollAttackDicePage};
    attack.dice = co_await roll(battle, what);
    Ruling ruling = attackRuling(attack, Happening::diceRolled, say::attackDice());
    ruling.reckonings = diceReckoned(battle, attack, attack.pool());
    battle.record(std::move(ruling));
}

std::optional<Refusal> diceBesideNoDie(const std::vector<Option>& chosen) {
    const bool none = std::find(chosen.begin(), chosen.end(), Option{Done{}}) != chosen.end();
    if (!none || chosen.size() == 1) return std::nullopt;
    return refuse(say::diceOrNone(), rollAttackDicePage);
}

std::vector<DieIndex> diceAmong(const std::vector<Option>& chosen) {
    std::vector<DieIndex> dice;
    for (const Option& one : chosen) {
        if (const DieIndex* die = std::get_if<DieIndex>(&one)) dice.push_back(*die);
    }
    return dice;
}

// Records the keywords by which an aim token rerolls more dice than the rulebook allows.
void recordMoreDice(Battle& battle, const Attack& attack, int dice) {
    const Term most = termsOf(battle, attack).dicePerAim;
    if (dice <= most.base()) return;
    for (const Reason& one : most.reasons()) {
        recordModified(battle, attack, Happening::rerollModified, one,
                       {{NumberId::moreDice, one.amount}});
    }
}

// Spends one aim token and rerolls up to 2 dice together; keywords may increase this number. If the
// player selects no dice, no token is spent.
Task<bool> rerollWithOneAim(Battle& battle, Attack& attack) {
    const auto question = [&] {
        auto asked = asking<Selection>(battle.unit(attack.attacker).player, Ask::rerollWithAim,
                                       rollAttackDicePage, attack.attacker);
        if (spendable(battle, attack, attack.attacker, Token::aim) > 0) {
            for (std::size_t i = 0; i < attack.dice.size(); ++i) {
                asked.question.options.push_back(DieIndex{static_cast<int>(i)});
            }
        }
        asked.question.least = 0;
        asked.question.most = std::min(termsOf(battle, attack).dicePerAim.total(),
                                       static_cast<int>(asked.question.options.size()));
        if (asked.question.most > 0) asked.question.options.push_back(Done{});
        asked.also = diceBesideNoDie;
        return asked;
    };
    const std::vector<Option> answer = co_await ask(battle, question);
    if (answer.empty()) co_return false;

    co_await spendInAttack(battle, attack, attack.attacker, Token::aim, 1, rollAttackDicePage);
    const std::vector<DieIndex> chosen = diceAmong(answer);
    if (chosen.empty()) co_return true;
    recordMoreDice(battle, attack, static_cast<int>(chosen.size()));
    std::vector<Die> dice;
    dice.reserve(chosen.size());
    for (DieIndex one : chosen) {
        dice.push_back(attack.dice[static_cast<std::size_t>(one.index)].die);
    }
    const UnitState& attacker = battle.unit(attack.attacker);
    const Roll what{RollKind::reroll, dice, attacker.player, attacker.id, rollAttackDicePage};
    const std::vector<RolledDie> again = co_await roll(battle, what);
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        attack.dice[static_cast<std::size_t>(chosen[i].index)] = again[i];
    }
    Ruling ruling = attackRuling(attack, Happening::diceRerolled, say::rerolledWithAim());
    ruling.numbers = {{NumberId::dice, again.size()}};
    battle.record(std::move(ruling));
    co_return true;
}

bool hasDiceAndAim(const Battle& battle, const Attack& attack) {
    return !attack.dice.empty() && spendable(battle, attack, attack.attacker, Token::aim) > 0;
}

// Spends one observation token of the defender and rerolls 1 die. If the player selects no die, no
// token is spent.
Task<bool> rerollWithOneObservation(Battle& battle, Attack& attack) {
    const UnitId observed = attack.defender();
    const auto question = [&] {
        auto asked =
            asking<Selection>(battle.unit(attack.attacker).player, Ask::rerollWithObservation,
                              citationOf(Keyword::observe), attack.attacker);
        asked.question.keyword = {Keyword::observe, 0};
        if (battle.unit(observed).tokens[Token::observation] > 0) {
            for (std::size_t i = 0; i < attack.dice.size(); ++i) {
                asked.question.options.push_back(DieIndex{static_cast<int>(i)});
            }
        }
        asked.question.least = 0;
        asked.question.most = std::min(1, static_cast<int>(asked.question.options.size()));
        return asked;
    };
    const std::vector<Option> chosen = co_await ask(battle, question);
    if (chosen.empty()) co_return false;
    battle.remove(observed, Token::observation, 1, citationOf(Keyword::observe));
    attack.ledger.spent.push_back(
        {attack.current, attack.step, attack.attacker, Token::observation, 1});
    const auto index = static_cast<std::size_t>(std::get<DieIndex>(chosen.front()).index);
    const UnitState& attacker = battle.unit(attack.attacker);
    std::vector<Die> die{attack.dice[index].die};
    Roll what{RollKind::reroll, std::move(die), attacker.player, attacker.id, rollAttackDicePage};
    what.keyword = {Keyword::observe, 0};
    const std::vector<RolledDie> again = co_await roll(battle, std::move(what));
    attack.dice[index] = again.front();
    Ruling ruling = attackRuling(attack, Happening::diceRerolled, say::rerolledObserved());
    ruling.numbers = {{NumberId::dice, 1}};
    battle.record(std::move(ruling));
    co_return true;
}

bool hasDiceAndObservation(const Battle& battle, const Attack& attack) {
    const bool there = !attack.dice.empty() && !battle.unit(attack.defender()).defeated();
    return there && battle.unit(attack.defender()).tokens[Token::observation] > 0;
}

// Substep c: the player spends aim tokens and observation tokens in any order, one at a time.
Task<void> rerollDice(Battle& battle, Attack& attack) {
    RerollAttackDice point{attack};
    co_await reach(battle, point);
    if (attack.area) co_return;  // the token or miniature with an area weapon has no aim tokens
    bool again = true;
    while (again) {
        again = false;
        bool spent = hasDiceAndAim(battle, attack);
        while (spent) {
            spent = co_await rerollWithOneAim(battle, attack);
            again = again || spent;
            spent = spent && hasDiceAndAim(battle, attack);
        }
        if (!hasDiceAndObservation(battle, attack)) co_return;
        const bool observed = co_await rerollWithOneObservation(battle, attack);
        again = observed;
    }
}

// Turns surges into crits by Critical, before other surges are converted. A crit is never worse for
// the attacker, so no question is asked. Against a unit of its own side, the attacker turns no
// surges.
void turnSurgesToCrits(Battle& battle, Attack& attack) {
    if (countOf(attack.dice, Face::attackSurge) == 0) return;
    const Term critical = termsOf(battle, attack).critical;
    if (battle.unit(attack.attacker).player == battle.unit(attack.defender()).player) return;
    const int turned = convert(attack.dice, Face::attackSurge, Face::crit, critical.total());
    if (turned == 0) return;
    for (const Reason& one : critical.reasons()) {
        battle.record({.happening = Happening::attackDiceModified,
                       .message = say::surgesTurnedToCrits(one.source.name(), turned),
                       .dice = attack.dice,
                       .citation = one.citation,
                       .unit = one.unit,
                       .other = attack.defender()});
    }
}

// Records the keyword that gives the attacker its surge chart.
void recordAttackChart(Battle& battle, const Attack& attack, const AttackTerms& terms) {
    if (terms.givesAttackChart() == Keyword::none) return;
    const Reason& why = terms.attackChart.reasons.back();
    const bool hits = terms.attackSurge == AttackSurge::hit;
    recordKeyword(battle, attack, why,
                  hits ? say::attackSurgesAreHits(why.source.name())
                       : say::attackSurgesAreCrits(why.source.name()));
}

// Converts surges by the surge chart of the unit card, or by a better chart of a keyword. If there
// is no chart, each surge token that the player spends turns one surge into a hit. All other surges
// become blanks.
Task<void> convertBySurgeChart(Battle& battle, Attack& attack) {
    const UnitState& attacker = battle.unit(attack.attacker);
    const int surges = countOf(attack.dice, Face::attackSurge);
    if (surges == 0) co_return;
    const AttackTerms terms = termsOf(battle, attack);
    const AttackSurge chart = terms.attackSurge;
    const int tokens = attack.area ? 0 : spendable(battle, attack, attacker.id, Token::surge);
    recordAttackChart(battle, attack, terms);
    if (chart != AttackSurge::none) {
        convert(attack.dice, Face::attackSurge, chart == AttackSurge::hit ? Face::hit : Face::crit,
                surges);
    } else if (tokens > 0) {
        const auto question = [&] {
            auto asked = asking<HowMany>(attacker.player, Ask::spendSurgeAttacking,
                                         rollAttackDicePage, attacker.id);
            asked.what = say::surgeToSpend();
            asked.question.least = 0;
            asked.question.most =
                std::min(surges, spendable(battle, attack, attacker.id, Token::surge));
            return asked;
        };
        const int spent = co_await ask(battle, question);
        co_await spendInAttack(battle, attack, attacker.id, Token::surge, spent,
                               rollAttackDicePage);
        convert(attack.dice, Face::attackSurge, Face::hit, spent);
    }
    convert(attack.dice, Face::attackSurge, Face::blank, surges);
    Ruling ruling = attackRuling(attack, Happening::surgesConverted, say::attackSurges());
    ruling.numbers = {{NumberId::surges, surges}};
    ruling.reckonings = {terms.attackChart};
    battle.record(std::move(ruling));
}

// Substep d: converts attack surges.
Task<void> convertAttackSurges(Battle& battle, Attack& attack) {
    ConvertAttackSurges point{attack};
    co_await reach(battle, point);
    co_await applyBeforeGoingOn(battle, attack, rollAttackDicePage);
    turnSurgesToCrits(battle, attack);
    co_await convertBySurgeChart(battle, attack);
    AttackSurgesConverted converted{attack};
    co_await reach(battle, converted);
}

}  // namespace

// Step 4 of the attack sequence: Roll Attack Dice. Core Rulebook p. 33.
Task<bool> rollAttackDice(Battle& battle, Attack& attack) {
    attack.step = AttackStep::rollAttackDice;
    addToPool(battle, attack.pool(), termsOf(battle, attack).diceBeforeRoll);
    co_await upgradeOrDowngradeAttackDice(battle, attack);
    co_await applyBeforeGoingOn(battle, attack, rollAttackDicePage);
    co_await rollDice(battle, attack);
    co_await rerollDice(battle, attack);
    co_await convertAttackSurges(battle, attack);
    attack.hitOrCrit = countOf(attack.dice, Face::hit) + countOf(attack.dice, Face::crit) > 0;
    AttackRollEnded ended{attack};
    co_await reach(battle, ended);
    co_return !ended.skipsToSuppression;
}

}  // namespace sightline::engine
