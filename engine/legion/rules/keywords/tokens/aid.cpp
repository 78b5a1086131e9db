// The unit keyword Aid: Affiliation/Unit Type. Core Rulebook, Keyword Glossary. A unit that gains a
// token by the Aid of another unit cannot pass this token on by its own Aid.
#include <algorithm>

#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int aidRange = 2;

std::vector<UnitId> mayBeAided(const Battle& battle, const Bearer& bearer) {
    const Tabletop table = tabletopOf(battle);
    const BattleState now(battle, &table);
    std::vector<UnitId> units = alliesWithin(battle, bearer.unit, aidRange);
    std::erase_if(units, [&](UnitId one) {
        return !namesUnit(now, bearer, one) || !seesAlly(battle, table, bearer.unit, one);
    });
    return units;
}

bool aids(const Battle& battle, const Bearer& bearer, const GainToken& point) {
    const bool passes =
        point.token == Token::aim || point.token == Token::dodge || point.token == Token::surge;
    return point.unit == bearer.unit && passes && point.count > 0 &&
           point.by.section != bearer.citation().section && !mayBeAided(battle, bearer).empty();
}

// The player decides about one token at a time. For each token that another unit gains instead, the
// unit with Aid gains 1 suppression token.
Task<void> passTokens(Battle& battle, Bearer bearer, GainToken& point) {
    const auto candidates = [bearer](const Battle& now) { return mayBeAided(now, bearer); };
    while (point.count > 0) {
        const UnitId chosen = co_await chooseUnit(battle, bearer, candidates);
        if (chosen.none()) co_return;
        --point.count;
        co_await gainTokens(battle, chosen, point.token, 1, bearer.citation());
        co_await gainTokens(battle, bearer.unit, Token::suppression, 1, bearer.citation());
    }
}

}  // namespace

KeywordRule aid() {
    return KeywordRule(Keyword::aid, {.parameter = true}).atInAnyOrder<GainToken>(passTokens, aids);
}

}  // namespace sightline::engine::keywords
