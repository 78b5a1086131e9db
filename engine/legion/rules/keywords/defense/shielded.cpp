// The unit keyword Shielded X. Core Rulebook, Keyword Glossary. unit_cards.cpp gives the unit its
// shield tokens. The shield tokens cancel crits before hits, because other effects of the defender
// cancel only hits.
#include <algorithm>
#include <string>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/shields.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

void countShields(const CurrentState& now, const Bearer& defender, AttackNumbers& point) {
    if (!point.facts.isRanged()) return;
    const int active = now.unit(defender.unit).stand->tokens[Token::shield];
    if (active > 0) point.terms.shields.add(defender.reason(active));
}

int mostToFlip(const Battle& battle, const Attack& attack) {
    const int results = countOf(attack.dice, Face::hit) + countOf(attack.dice, Face::crit);
    return std::min(results, termsOf(battle, attack).shields.total());
}

bool mayFlip(const Battle& battle, const Bearer& bearer, const ModifyAttackDice& point) {
    return point.attack.defender() == bearer.unit && mostToFlip(battle, point.attack) > 0;
}

Task<void> flipShields(Battle& battle, Bearer bearer, ModifyAttackDice& point) {
    Attack& attack = point.attack;
    const auto most = [&attack](const Battle& now) { return mostToFlip(now, attack); };
    const std::string name(nameOf(bearer.keyword));
    const int wanted = co_await chooseNumber(battle, bearer, say::shieldsToFlip(name), most);
    const int flipped = spendShields(battle, bearer.unit, wanted, bearer.keyword);
    if (flipped == 0) co_return;
    const int crits = cancel(attack.dice, Face::crit, flipped);
    cancel(attack.dice, Face::hit, flipped - crits);
    battle.record({.happening = Happening::attackDiceModified,
                   .message = say::canceledByShields(name, flipped),
                   .dice = attack.dice,
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = attack.attacker});
}

}  // namespace

KeywordRule shielded() {
    return KeywordRule(Keyword::shielded, {.value = true})
        .at<ModifyAttackDice>(flipShields, mayFlip)
        .holds<AttackNumbers, BorneBy::defender>(countShields)
        .countedInOdds();
}

}  // namespace sightline::engine::keywords
