// The unit keyword Mandalorians Are Stronger Together. Core Rulebook, Keyword Glossary. The unit
// gains its tokens after the attack in which it spent tokens.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int togetherRange = 2;

bool hasSpent(const Attack& attack, UnitId unit, Token token) {
    return attack.spentNow(unit, token) > 0;
}

bool fightsTogether(const Battle& battle, const Bearer& bearer, const AttackResolved& point) {
    if (!hasSpent(point.attack, bearer.unit, Token::aim) &&
        !hasSpent(point.attack, bearer.unit, Token::dodge))
        return false;
    const std::vector<UnitId> near = alliesWithin(battle, bearer.unit, togetherRange);
    return std::any_of(near.begin(), near.end(),
                       [&](UnitId one) { return battle.unit(one).card->has(bearer.keyword); });
}

// If the unit spent aim tokens in the attack, it gains a dodge token. If it spent dodge tokens, it
// gains an aim token.
Task<void> gainTheOther(Battle& battle, Bearer bearer, AttackResolved& point) {
    const bool aimed = hasSpent(point.attack, bearer.unit, Token::aim);
    const bool dodged = hasSpent(point.attack, bearer.unit, Token::dodge);
    if (aimed) co_await gainTokens(battle, bearer.unit, Token::dodge, 1, bearer.citation());
    if (dodged) co_await gainTokens(battle, bearer.unit, Token::aim, 1, bearer.citation());
}

}  // namespace

KeywordRule mandaloriansAreStrongerTogether() {
    return KeywordRule(Keyword::mandaloriansAreStrongerTogether)
        .atInAnyOrder<AttackResolved>(gainTheOther, fightsTogether);
}

}  // namespace sightline::engine::keywords
