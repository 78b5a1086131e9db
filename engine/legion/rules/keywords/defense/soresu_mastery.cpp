// The unit keyword Soresu Mastery. Core Rulebook, Keyword Glossary. The unit rerolls all of its
// dice or none, and only once. A defending unit rerolls for free; a guarding unit spends a dodge
// token.
#include "engine/legion/rules/keywords/defense/soresu_mastery.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

// Before a reroll, the code tests whether the reroll can improve the dice. Returns true if this
// test considers the surge chart in `terms`. In games that an older version of the program began,
// the test considers a chart from a keyword only if a surge would also wound the attacker.
bool chartCounts(const Battle& battle, const AttackTerms& terms) {
    return battle.asks.soresuWithBlock || terms.givesDefenseChart() == Keyword::none ||
           !terms.deflected.reasons().empty();
}

// True if a reroll could improve the dice. There are two cases. First: a die shows neither a block
// nor a surge that becomes a block. Second: a surge would wound the attacker, and no die shows a
// surge.
bool couldGetBetter(const Battle& battle, const Attack& attack, UnitId unit,
                    const std::vector<RolledDie>& dice) {
    const AttackTerms terms = termsAgainst(battle, attack, unit);
    const int blocks = countOf(dice, Face::block);
    const int surges = countOf(dice, Face::defenseSurge);
    const bool surgesBlock =
        terms.defenseSurge == DefenseSurge::block && chartCounts(battle, terms);
    const int stopped = blocks + (surgesBlock ? surges : 0);
    const bool couldWound =
        battle.asks.soresuWithDeflect && surges == 0 && woundsOfSurges(attack, terms, battle) > 0;
    return stopped < static_cast<int>(dice.size()) || (!dice.empty() && couldWound);
}

Bearer bearerAt(const Battle& battle, UnitId unit) {
    return {unit, battle.unit(unit).player, Keyword::soresuMastery};
}

Task<bool> wantsReroll(Battle& battle, Bearer bearer) {
    const auto itself = [unit = bearer.unit](const Battle& now) {
        return now.unit(unit).onTable() ? std::vector<UnitId>{unit} : std::vector<UnitId>{};
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, itself);
    co_return !chosen.none();
}

Task<void> rerollAll(Battle& battle, const Attack& attack, Bearer bearer,
                     std::vector<RolledDie>& dice) {
    std::vector<Die> lifted;
    lifted.reserve(dice.size());
    for (const RolledDie& one : dice) lifted.push_back(one.die);
    Roll what{RollKind::reroll, std::move(lifted), bearer.player, bearer.unit, bearer.citation()};
    what.keyword = {bearer.keyword, bearer.x};
    dice = co_await roll(battle, what);
    battle.record({.happening = Happening::diceRerolled,
                   .message = say::rerolledAll(std::string(nameOf(Keyword::soresuMastery))),
                   .numbers = {{NumberId::dice, dice.size()}},
                   .dice = dice,
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = attack.attacker});
}

bool mayRerollDefense(const Battle& battle, const Bearer& bearer, const RerollDefenseDice& point) {
    const Attack& attack = point.attack;
    return attack.isRanged() && attack.defender() == bearer.unit &&
           couldGetBetter(battle, attack, bearer.unit, attack.defenseDice);
}

Task<void> rerollDefense(Battle& battle, Bearer bearer, RerollDefenseDice& point) {
    const bool wanted = co_await wantsReroll(battle, bearer);
    if (wanted) co_await rerollAll(battle, point.attack, bearer, point.attack.defenseDice);
}

}  // namespace

Task<void> rerollGuardDice(Battle& battle, Attack& attack, UnitId guard) {
    if (!battle.unit(guard).card->has(Keyword::soresuMastery)) co_return;
    if (spendable(battle, attack, guard, Token::dodge) == 0) co_return;
    if (!couldGetBetter(battle, attack, guard, attack.guardDice)) co_return;
    const Bearer bearer = bearerAt(battle, guard);
    const bool wanted = co_await wantsReroll(battle, bearer);
    if (!wanted || spendable(battle, attack, guard, Token::dodge) == 0) co_return;
    co_await spendInAttack(battle, attack, guard, Token::dodge, 1, bearer.citation());
    co_await rerollAll(battle, attack, bearer, attack.guardDice);
}

KeywordRule soresuMastery() {
    return KeywordRule(Keyword::soresuMastery)
        .at<RerollDefenseDice>(rerollDefense, mayRerollDefense);
}

}  // namespace sightline::engine::keywords
