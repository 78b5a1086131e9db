// The unit keyword Defend X. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

bool isOrdered(const Battle&, const Bearer& bearer, const OrderIssued& point) {
    return point.unit == bearer.unit;
}

Task<void> dodgeOnOrder(Battle& battle, Bearer bearer, OrderIssued&) {
    co_await gainTokens(battle, bearer.unit, Token::dodge, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule defend() {
    return KeywordRule(Keyword::defend, {.value = true}).at<OrderIssued>(dodgeOnOrder, isOrdered);
}

}  // namespace sightline::engine::keywords
