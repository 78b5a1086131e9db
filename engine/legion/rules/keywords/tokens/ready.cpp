// The unit keyword Ready X. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

bool madeStandby(const Battle&, const Bearer& bearer, const ActionMade& point) {
    return point.unit == bearer.unit && point.action == Action::standby;
}

Task<void> takeAim(Battle& battle, Bearer bearer, ActionMade&) {
    co_await gainTokens(battle, bearer.unit, Token::aim, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule ready() {
    return KeywordRule(Keyword::ready, {.value = true})
        .atInAnyOrder<ActionMade>(takeAim, madeStandby);
}

}  // namespace sightline::engine::keywords
