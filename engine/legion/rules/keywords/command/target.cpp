// The unit keyword Target X. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

bool isToldToTarget(const Battle&, const Bearer& bearer, const OrderIssued& point) {
    return point.unit == bearer.unit;
}

Task<void> takeAim(Battle& battle, Bearer bearer, OrderIssued&) {
    co_await gainTokens(battle, bearer.unit, Token::aim, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule target() {
    return KeywordRule(Keyword::target, {.value = true})
        .atInAnyOrder<OrderIssued>(takeAim, isToldToTarget);
}

}  // namespace sightline::engine::keywords
