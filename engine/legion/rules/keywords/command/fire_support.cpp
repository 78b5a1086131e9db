// The unit keyword Fire Support. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/token_room.h"

namespace sightline::engine::keywords {
namespace {

bool isToldToSupport(const Battle& battle, const Bearer& bearer, const OrderIssued& point) {
    return point.unit == bearer.unit && roomFor(battle.unit(bearer.unit), Token::standby) > 0;
}

Task<void> standReady(Battle& battle, Bearer bearer, OrderIssued&) {
    co_await gainTokens(battle, bearer.unit, Token::standby, 1, bearer.citation());
}

}  // namespace

KeywordRule fireSupport() {
    return KeywordRule(Keyword::fireSupport).atInAnyOrder<OrderIssued>(standReady, isToldToSupport);
}

}  // namespace sightline::engine::keywords
