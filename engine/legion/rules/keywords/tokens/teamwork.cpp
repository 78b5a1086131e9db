// The unit keyword Teamwork: Unit Name. Core Rulebook, Keyword Glossary. A token that a unit gains
// by Teamwork gives its partner no further token.
#include <algorithm>

#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int teamRange = 2;

// The unit that gains a token because `gaining` gains tokens: the partner of the unit with the
// keyword or, if the partner gains tokens, the unit with the keyword itself. If there are several
// partners in range, the first one is used.
UnitId partnerOf(const Battle& battle, const Bearer& bearer, UnitId gaining) {
    const BattleState now(battle);
    for (UnitId near : alliesWithin(battle, bearer.unit, teamRange)) {
        if (!namesUnit(now, bearer, near)) continue;
        if (gaining == bearer.unit) return near;
        if (gaining == near) return bearer.unit;
    }
    return {};
}

bool shares(const Battle& battle, const Bearer& bearer, const GainToken& point) {
    const bool isShared = point.token == Token::aim || point.token == Token::dodge;
    return isShared && point.count > 0 && point.by.section != bearer.citation().section &&
           battle.unit(point.unit).player == bearer.player &&
           !partnerOf(battle, bearer, point.unit).none();
}

Task<void> shareToken(Battle& battle, Bearer bearer, GainToken& point) {
    const UnitId partner = partnerOf(battle, bearer, point.unit);
    co_await gainTokens(battle, partner, point.token, 1, bearer.citation());
}

}  // namespace

KeywordRule teamwork() {
    return KeywordRule(Keyword::teamwork, {.parameter = true})
        .atInAnyOrder<GainToken>(shareToken, shares);
}

}  // namespace sightline::engine::keywords
