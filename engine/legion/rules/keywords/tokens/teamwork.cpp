// The unit keyword Teamwork: Unit Name. Core Rulebook, Keyword Glossary. If a unit gains a token by
// Teamwork, no other unit gains a token because of it.
#include <algorithm>

#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int teamRange = 2;

// The unit that also gains a token after `gaining` has gained tokens. If `gaining` has Teamwork,
// the result is the first unit in range that the parameter of Teamwork names. If `gaining` is a
// named unit in range, the result is the unit with Teamwork.
UnitId partnerOf(const Battle& battle, const Bearer& bearer, UnitId gaining) {
    const BattleState now(battle);
    for (UnitId near : alliesWithin(battle, bearer.unit, teamRange)) {
        if (!namesUnit(now, bearer, near)) continue;
        if (gaining == bearer.unit) return near;
        if (gaining == near) return bearer.unit;
    }
    return {};
}

bool shares(const Battle& battle, const Bearer& bearer, const TokenGained& point) {
    const bool isShared = point.token == Token::aim || point.token == Token::dodge;
    return isShared && point.count > 0 && point.by.section != bearer.citation().section &&
           battle.unit(point.unit).player == bearer.player &&
           !partnerOf(battle, bearer, point.unit).none();
}

Task<void> shareToken(Battle& battle, Bearer bearer, TokenGained& point) {
    const UnitId partner = partnerOf(battle, bearer, point.unit);
    co_await gainTokens(battle, partner, point.token, 1, bearer.citation());
}

}  // namespace

KeywordRule teamwork() {
    return KeywordRule(Keyword::teamwork, {.parameter = true})
        .atInAnyOrder<TokenGained>(shareToken, shares);
}

}  // namespace sightline::engine::keywords
