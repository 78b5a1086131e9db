// The unit keyword Ataru Mastery. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

void attackTwice(const CurrentState&, const Bearer&, AttackActions& point) { point.raiseTo(2); }

// True after the last pool of an attack by the unit. The attack of an area weapon is not an attack
// by the unit.
bool hasAttacked(const Battle& battle, const Bearer& bearer, const Attack& attack) {
    return attack.attacker == bearer.unit && !attack.area &&
           std::all_of(attack.pools.begin(), attack.pools.end(), [&](const AttackPool& pool) {
               return pool.resolved || battle.unit(pool.defender).defeated();
           });
}

bool fought(const Battle& battle, const Bearer& bearer, const AttackResolved& point) {
    return point.attack.defender() == bearer.unit || hasAttacked(battle, bearer, point.attack);
}

Task<void> keepFighting(Battle& battle, Bearer bearer, AttackResolved& point) {
    const bool defended = point.attack.defender() == bearer.unit;
    const Token token = defended ? Token::aim : Token::dodge;
    co_await gainTokens(battle, bearer.unit, token, 1, bearer.citation());
}

}  // namespace

KeywordRule ataruMastery() {
    return KeywordRule(Keyword::ataruMastery)
        .holds<AttackActions, BorneBy::unit>(attackTwice)
        .at<AttackResolved>(keepFighting, fought);
}

}  // namespace sightline::engine::keywords
