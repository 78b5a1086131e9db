// The unit keyword Quick Thinking. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

Task<void> thinkQuickly(Battle& battle, Bearer bearer) {
    co_await gainTokens(battle, bearer.unit, Token::aim, 1, bearer.citation());
    co_await gainTokens(battle, bearer.unit, Token::dodge, 1, bearer.citation());
}

}  // namespace

KeywordRule quickThinking() { return KeywordRule(Keyword::quickThinking).cardAction(thinkQuickly); }

}  // namespace sightline::engine::keywords
