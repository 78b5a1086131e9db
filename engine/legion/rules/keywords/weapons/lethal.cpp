// The weapon keyword Lethal X. Core Rulebook, Keyword Glossary. An aim token that is spent for
// Lethal rerolls no die.
#include <algorithm>
#include <string>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

// The attack pool has Pierce 1 for each aim token that was spent for Lethal.
void pierceForAim(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    const int tokens = point.facts.paidFor(attacker.keyword);
    if (tokens > 0) point.terms.pierce.add(attacker.reason(tokens));
}

// True if aim tokens that are spent for Lethal could cancel a block. In a melee attack, only the
// defender rolls blocks. So in a melee attack, the tokens have no effect if the defender is immune
// to Pierce. In a ranged attack, a unit with Guardian may roll blocks, too.
bool couldPierce(const Battle& battle, const Bearer& bearer, const ModifyAttackDice& point) {
    const Attack& attack = point.attack;
    if (attack.area || attack.attacker != bearer.unit || bearer.x <= 0) return false;
    const int results = countOf(attack.dice, Face::hit) + countOf(attack.dice, Face::crit);
    const bool immune = termsOf(battle, attack).pierce.forbidden().has_value();
    return results > 0 && !(immune && attack.pool().melee) &&
           spendable(battle, attack, bearer.unit, Token::aim) > 0;
}

Task<void> spendForPierce(Battle& battle, Bearer bearer, ModifyAttackDice& point) {
    Attack& attack = point.attack;
    const auto most = [&attack, bearer](const Battle& now) {
        return std::min(bearer.x, spendable(now, attack, bearer.unit, Token::aim));
    };
    const std::string name(nameOf(bearer.keyword));
    const int tokens = co_await chooseNumber(battle, bearer, say::aimForPierce(name), most);
    if (tokens == 0) co_return;
    co_await spendInAttack(battle, attack, bearer.unit, Token::aim, tokens, bearer.citation(),
                           bearer.keyword);
    recordKeyword(battle, attack, bearer.reason(tokens), say::poolGainsPierce(name, tokens));
}

}  // namespace

KeywordRule lethal() {
    return KeywordRule(Keyword::lethal, {.value = true})
        .inPool<ModifyAttackDice>(spendForPierce, couldPierce)
        .holds<AttackNumbers, BorneBy::pool>(pierceForAim);
}

}  // namespace sightline::engine::keywords
