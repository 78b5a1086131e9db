// The upgrade keyword Cache. Core Rulebook, Keyword Glossary. The tokens on the card count among
// the unit's own tokens. The unit spends them last, because the End Phase does not remove them.
// `UnitStand::marks` stores the number of tokens that are still on the unit's cards.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/printed_instances.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

std::string markOf(Token token) { return "Cache: " + std::string(nameOf(token)); }

int cachedOn(const std::map<std::string, int>& marks, Token token) {
    const auto found = marks.find(markOf(token));
    return found == marks.end() ? 0 : found->second;
}

bool isCaching(const Battle&, const Bearer&, const ResolveSetupEffects&) { return true; }

Task<void> layTokens(Battle& battle, Bearer bearer, ResolveSetupEffects&) {
    for (const PrintedInstance& one : printedInstances(battle, bearer)) {
        for (const KeywordText::Gain& gain : one.text.gains) {
            for (const TokenKind& kind : tokenTable) {
                if (gain.what != kind.json) continue;
                battle.gain(bearer.unit, kind.token, gain.amount, bearer.citation());
                battle.unit(bearer.unit).marks[markOf(kind.token)] += gain.amount;
            }
        }
    }
    co_return;
}

// Corrects the stored number of tokens on the cards. It is at most the number of tokens of this
// kind that the unit has.
void countAgain(Battle& battle, UnitId unit, Token token) {
    UnitState& one = battle.unit(unit);
    const int cached = std::min(cachedOn(one.marks, token), one.tokens[token]);
    if (cached > 0)
        one.marks[markOf(token)] = cached;
    else
        one.marks.erase(markOf(token));
}

bool spendsOwn(const Battle&, const Bearer& bearer, const TokensSpent& point) {
    return point.unit == bearer.unit;
}

Task<void> spendCached(Battle& battle, Bearer bearer, TokensSpent& point) {
    countAgain(battle, bearer.unit, point.token);
    co_return;
}

bool keepsTokens(const Battle&, const Bearer& bearer, const RemoveTokens& point) {
    return point.unit == bearer.unit;
}

Task<void> keepCached(Battle& battle, Bearer bearer, RemoveTokens& point) {
    for (const TokenKind& kind : tokenTable) {
        countAgain(battle, bearer.unit, kind.token);
        const int cached = cachedOn(battle.unit(bearer.unit).marks, kind.token);
        if (cached > 0) point.kept.push_back({kind.token, cached});
    }
    co_return;
}

// Other units cannot spend the tokens on the cards.
void lendNone(const CurrentState& now, const Bearer& bearer, TokensForOthers& point) {
    point.tokens -= cachedOn(now.unit(bearer.unit).stand->marks, point.token);
}

}  // namespace

KeywordRule cache() {
    return KeywordRule(Keyword::cache, {.parameter = true})
        .atInAnyOrder<ResolveSetupEffects>(layTokens, isCaching)
        .atInAnyOrder<TokensSpent>(spendCached, spendsOwn)
        .atInAnyOrder<RemoveTokens>(keepCached, keepsTokens)
        .holds<TokensForOthers, BorneBy::unit>(lendNone);
}

}  // namespace sightline::engine::keywords
